import { DocumentKind } from '@southline/contracts/documents';
import { notFound } from '../../contract/order-details.ts';
import type { Person } from '../../sessions/people.ts';
import { isStaffRole } from '../../sessions/session.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { paperOf } from './order-papers.ts';
import { linkTo } from './paper-answer.ts';

/** A number that is not the caller's names somebody else's record; a guest has none. Staff may name whose order it is. */
const mayName = (person: Person | undefined, memberNo: string): boolean =>
  person !== undefined && (isStaffRole(person.role) || person.membershipNo === memberNo);

export const getTaxInvoice = callRoute(
  'Order/get-tax-invoice',
  (context) => async (request) => {
    const { memberNo = '', orderID } = request.query;
    if (memberNo !== '' && !mayName(request.person, memberNo)) throw notFound();
    const key = { $case: 'orderId', value: orderID } as const;
    const kind = DocumentKind.DOCUMENT_KIND_TAX_INVOICE;
    const documentId = await asOwner(request, context, () => paperOf(context.clients, key, kind));
    return linkTo(context, request.region, { kind: 'stored', documentId });
  },
  { config: { patient: true } },
);
