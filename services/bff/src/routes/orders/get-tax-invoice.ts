import { DocumentKind } from '@southline/contracts/documents';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { id } from '../../contract/fields.ts';
import { notFound } from '../../contract/order-details.ts';
import type { Person } from '../../sessions/people.ts';
import { isStaffRole } from '../../sessions/session.ts';
import { getCall } from '../call.ts';
import { asOwner } from '../owner.ts';
import { paperOf } from './order-papers.ts';
import { linkTo, paperAnswers } from './paper-answer.ts';

const schema = getCall(
  { tag: 'Orders', summary: 'The tax invoice of an own order' },
  {
    memberNo: Type.Optional(Type.String({ maxLength: 20, description: "The caller's own; empty for guests." })),
    orderID: id(),
  },
  paperAnswers,
);

/** A number that is not the caller's names somebody else's record; a guest has none. Staff may name whose order it is. */
const mayName = (person: Person | undefined, memberNo: string): boolean =>
  person !== undefined && (isStaffRole(person.role) || person.membershipNo === memberNo);

export const getTaxInvoice: Route = (app, context) => {
  app.get('/Order/get-tax-invoice', { schema, config: { patient: true } }, async (request) => {
    const { memberNo = '', orderID } = request.query;
    if (memberNo !== '' && !mayName(request.person, memberNo)) throw notFound();
    const key = { $case: 'orderId', value: orderID } as const;
    const kind = DocumentKind.DOCUMENT_KIND_TAX_INVOICE;
    const documentId = await asOwner(request, context, () => paperOf(context.clients, key, kind));
    return linkTo(context, request.region, { kind: 'stored', documentId });
  });
};
