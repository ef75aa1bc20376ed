import type { Paper } from '../../security/paper-links.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { orderListOf } from './order-papers.ts';
import { linkTo } from './paper-answer.ts';

export const getOrderPdf = callRoute(
  'order/get-order-pdf',
  (context) => async (request) => {
    const { orderID, orderNo } = request.body;
    const paper = await asOwner(request, context, async ({ sessionId: _gone, ...owner }): Promise<Paper> => {
      const found = await orderListOf(context.clients, orderID, orderNo);
      return 'documentId' in found
        ? { kind: 'stored', documentId: found.documentId }
        : { kind: 'order-list', owner, orderId: orderID };
    });
    return linkTo(context, request.region, paper);
  },
  { config: { patient: true } },
);
