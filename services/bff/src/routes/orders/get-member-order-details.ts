import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { id, object } from '../../contract/fields.ts';
import { orderDetails, toOrderDetails } from '../../contract/order-details.ts';
import { postCall } from '../call.ts';
import { asOwner } from '../owner.ts';

const schema = postCall(
  { tag: 'Orders', summary: 'One own order' },
  object({ orderID: id() }),
  dataAnswers(orderDetails),
);

export const getMemberOrderDetails: Route = (app, context) => {
  app.post('/Order/get-member-order-details', { schema }, async (request) => {
    const key = { $case: 'orderId', value: request.body.orderID } as const;
    const data = await asOwner(request, context, async () => {
      const { order } = await context.clients.orders.getOrder({ key });
      return toOrderDetails(order);
    });
    return { status: true, data };
  });
};
