import { randomId } from '@southline/platform/ids';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';

export const resendConfirmation = callRoute('Order/resend-confirmation', (context) => async (request) => {
  const { orderID: orderId, requestID: requestId = randomId() } = request.body;
  // Its address is not known here and may be a stranger's: the order stands for it.
  await context.limitMails([orderId]);
  await asOwner(request, context, () => context.clients.orders.resendConfirmation({ orderId, requestId }));
  return { status: true };
});
