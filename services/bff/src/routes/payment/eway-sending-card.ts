import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const sendingCard = callRoute(
  'payment/eway-sending-card',
  ({ clients }) =>
    async (request) => {
      const { orderID, orderNo, rdTransactionID } = request.body;
      await clients.orders.reportCard({ orderId: orderID, orderNo, transactionNo: rdTransactionID });
      return done;
    },
  { config: { checkout: true } },
);
