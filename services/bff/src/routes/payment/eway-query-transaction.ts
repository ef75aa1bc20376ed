import { done } from '@southline/rest/envelope';
import { requireCaptured } from '../../contract/payment.ts';
import { callRoute } from '../call.ts';

export const queryTransaction = callRoute(
  'payment/eway-query-transaction-and-save-response',
  ({ clients }) =>
    async (request) => {
      const { orderID, orderNo, accessCode, rdTransactionID } = request.body;
      const confirmed = await clients.orders.confirmPayment({
        orderId: orderID,
        orderNo,
        accessCode,
        transactionNo: rdTransactionID,
      });
      requireCaptured(confirmed);
      return done;
    },
  { config: { checkout: true } },
);
