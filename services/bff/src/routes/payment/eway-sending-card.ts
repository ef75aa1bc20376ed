import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';

export const sendingCard = callRoute(
  'payment/eway-sending-card',
  (context) => async (request) => {
    const { orderID: orderId, orderNo, rdTransactionID: transactionNo } = request.body;
    const report = () => context.clients.orders.reportCard({ orderId, orderNo, transactionNo });
    await asOwner(request, context, report, { orderId, changes: true });
    return done;
  },
  { config: { checkout: true } },
);
