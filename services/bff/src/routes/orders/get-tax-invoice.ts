import { DocumentKind } from '@southline/contracts/documents';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { id } from '../../contract/fields.ts';
import { notFound } from '../../contract/order-details.ts';
import { getCall } from '../call.ts';
import { ownerOf } from '../owner.ts';
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

/** A number that is not the caller's names somebody else's record; a guest has none. */
export const getTaxInvoice: Route = (app, context) => {
  app.get('/Order/get-tax-invoice', { schema, config: { guest: 'reads', patient: true } }, async (request) => {
    ownerOf(request);
    const { memberNo = '', orderID } = request.query;
    if (memberNo !== '') throw notFound();
    const key = { $case: 'orderId', value: orderID } as const;
    const documentId = await paperOf(context.clients, key, DocumentKind.DOCUMENT_KIND_TAX_INVOICE);
    return linkTo(context, request.region, { kind: 'stored', documentId });
  });
};
