import { randomId } from '@southline/platform/ids';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';

export const resendConfirmation = callRoute('Order/resend-confirmation', (context) => async (request) => {
  const { orderID: orderId, requestID: requestId = randomId() } = request.body;
  await asOwner(request, context, () => context.clients.orders.resendConfirmation({ orderId, requestId }));
  return { status: true };
});
