import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { id, object, orderNumber } from '../../contract/fields.ts';
import type { Paper } from '../../security/paper-links.ts';
import { postCall } from '../call.ts';
import { asOwner } from '../owner.ts';
import { orderListOf } from './order-papers.ts';
import { linkTo, paperAnswers } from './paper-answer.ts';

const schema = postCall(
  { tag: 'Orders', summary: 'The order as a PDF; before it is placed, the order list of the cart' },
  object({ orderID: id(), orderNo: Type.Optional(orderNumber()) }),
  paperAnswers,
);

export const getOrderPdf: Route = (app, context) => {
  app.post('/order/get-order-pdf', { schema, config: { patient: true } }, async (request) => {
    const { orderID, orderNo } = request.body;
    const paper = await asOwner(request, context, async ({ sessionId: _gone, ...owner }): Promise<Paper> => {
      const found = await orderListOf(context.clients, orderID, orderNo);
      return 'documentId' in found
        ? { kind: 'stored', documentId: found.documentId }
        : { kind: 'order-list', owner, orderId: orderID };
    });
    return linkTo(context, request.region, paper);
  });
};
