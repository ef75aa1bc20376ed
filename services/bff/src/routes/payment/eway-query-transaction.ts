import { done } from '@southline/rest/envelope';
import { requireCaptured } from '../../contract/payment.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';

export const queryTransaction = callRoute(
  'payment/eway-query-transaction-and-save-response',
  (context) => async (request) => {
    const { orderID: orderId, orderNo, accessCode, rdTransactionID: transactionNo } = request.body;
    const confirm = () => context.clients.orders.confirmPayment({ orderId, orderNo, accessCode, transactionNo });
    requireCaptured(await asOwner(request, context, confirm, { orderId, changes: true }));
    return done;
  },
  { config: { checkout: true } },
);
