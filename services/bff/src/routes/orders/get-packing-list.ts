import { DocumentKind } from '@southline/contracts/documents';
import type { Route } from '../../context.ts';
import { orderNumber } from '../../contract/fields.ts';
import { getCall } from '../call.ts';
import { asOwner } from '../owner.ts';
import { paperOf } from './order-papers.ts';
import { linkTo, paperAnswers } from './paper-answer.ts';

const schema = getCall(
  { tag: 'Orders', summary: 'The packing list of an own order' },
  { orderNo: orderNumber() },
  paperAnswers,
);

export const getPackingList: Route = (app, context) => {
  app.get('/Order/get-packing-list', { schema, config: { patient: true } }, async (request) => {
    const key = { $case: 'orderNo', value: request.query.orderNo } as const;
    const kind = DocumentKind.DOCUMENT_KIND_PACKING_LIST;
    const documentId = await asOwner(request, context, () => paperOf(context.clients, key, kind));
    return linkTo(context, request.region, { kind: 'stored', documentId });
  });
};
