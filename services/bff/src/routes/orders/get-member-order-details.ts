import { toOrderDetails } from '../../contract/order-details.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';

export const getMemberOrderDetails = callRoute('Order/get-member-order-details', (context) => async (request) => {
  const key = { $case: 'orderId', value: request.body.orderID } as const;
  const data = await asOwner(request, context, async () => {
    const { order } = await context.clients.orders.getOrder({ key });
    return toOrderDetails(order);
  });
  return { status: true, data };
});
