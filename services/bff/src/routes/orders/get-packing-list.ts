import { DocumentKind } from '@southline/contracts/documents';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { paperOf } from './order-papers.ts';
import { linkTo } from './paper-answer.ts';

export const getPackingList = callRoute(
  'Order/get-packing-list',
  (context) => async (request) => {
    const key = { $case: 'orderNo', value: request.query.orderNo } as const;
    const kind = DocumentKind.DOCUMENT_KIND_PACKING_LIST;
    const documentId = await asOwner(request, context, () => paperOf(context.clients, key, kind));
    return linkTo(context, request.region, { kind: 'stored', documentId });
  },
  { config: { patient: true } },
);
