import { randomId } from '@southline/platform/ids';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';

export const resendConfirmation = callRoute('Order/resend-confirmation', (context) => async (request) => {
  const { orderID: orderId, requestID: requestId = randomId() } = request.body;
  const resend = () => context.clients.orders.resendConfirmation({ orderId, requestId });
  await asOwner(request, context, resend, { orderId, changes: true });
  return { status: true };
});
