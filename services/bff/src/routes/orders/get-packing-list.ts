import { DocumentKind } from '@southline/contracts/documents';
import type { Route } from '../../context.ts';
import { orderNumber } from '../../contract/fields.ts';
import { getCall } from '../call.ts';
import { ownerOf } from '../owner.ts';
import { paperOf } from './order-papers.ts';
import { linkTo, paperAnswers } from './paper-answer.ts';

const schema = getCall(
  { tag: 'Orders', summary: 'The packing list of an own order' },
  { orderNo: orderNumber() },
  paperAnswers,
);

export const getPackingList: Route = (app, context) => {
  app.get('/Order/get-packing-list', { schema, config: { guest: 'reads', patient: true } }, async (request) => {
    ownerOf(request);
    const key = { $case: 'orderNo', value: request.query.orderNo } as const;
    const documentId = await paperOf(context.clients, key, DocumentKind.DOCUMENT_KIND_PACKING_LIST);
    return linkTo(context, request.region, { kind: 'stored', documentId });
  });
};
