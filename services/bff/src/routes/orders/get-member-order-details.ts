import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { id, object } from '../../contract/fields.ts';
import { orderDetails, toOrderDetails } from '../../contract/order-details.ts';
import { postCall } from '../call.ts';
import { ownerOf } from '../owner.ts';

const schema = postCall(
  { tag: 'Orders', summary: 'One own order' },
  object({ orderID: id() }),
  dataAnswers(orderDetails),
);

export const getMemberOrderDetails: Route = (app, { clients }) => {
  app.post('/Order/get-member-order-details', { schema, config: { guest: 'reads' } }, async (request) => {
    ownerOf(request);
    const { order } = await clients.orders.getOrder({ key: { $case: 'orderId', value: request.body.orderID } });
    return { status: true, data: toOrderDetails(order) };
  });
};
