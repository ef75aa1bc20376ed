import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import { setGuestCookie } from '../../plugins/guest-cookie.ts';
import { codeWrong, type OpenedOrder } from '../../security/guest-orders.ts';
import { newGuest } from '../../security/guest-secret.ts';
import { callRoute } from '../call.ts';
import { formLimit } from '../enquiries/form-limit.ts';
import { languageOf } from '../language.ts';
import { asOwner } from '../owner.ts';

/**
 * An existing and an unknown order take the same steps, so that neither the answer nor its duration reveals which it
 * is.
 */
export const requestCode = callRoute(
  'Order/request-code',
  ({ clients, guestOrders, limitMails }) =>
    async (request) => {
      const { orderNo, email } = request.body;
      await limitMails([email]);
      const { requestId, validUntil } = await guestOrders.begin({ orderNo, email });
      const { orderId } = await clients.guestOrders.findGuestOrder({ orderNo, email });
      const language = languageOf(request);
      await clients.notifications.mailOrderCode({
        requestId,
        orderId,
        language,
        validUntil: validUntil.toISOString(),
      });
      return { status: true, message: 'If the number and the address belong together, the code is on its way.' };
    },
  ({ settings }) => ({ config: formLimit(settings) }),
);

/** Opens the order to the guest session of the browser. A browser without a guest session gets one. */
const open = async (
  { settings, guestOrders }: Pick<Context, 'settings' | 'guestOrders'>,
  request: FastifyRequest,
  reply: FastifyReply,
  order: OpenedOrder,
) => {
  const guest = request.guest ?? newGuest();
  await guestOrders.open(guest.subject, order);
  setGuestCookie(reply, guest, settings);
  return { status: true, data: { orderID: order.orderId, orderNo: order.orderNo } };
};

export const enterCode = callRoute(
  'Order/enter-code',
  (context) => async (request, reply) => {
    const { code, ...pair } = request.body;
    const { orderId, orderNo, owner } = await context.clients.guestOrders.findGuestOrder(pair);
    await context.guestOrders.use(pair, code);
    if (orderId === '') throw codeWrong();
    return open(context, request, reply, { orderId, orderNo, owner });
  },
  ({ settings }) => ({ config: formLimit(settings) }),
);

export const openLink = callRoute('Order/open-link', (context) => async (request, reply) => {
  const link = context.orderLinks.open(request.body.token);
  if (await context.guestOrders.isEnded(link))
    throw notFound('This link was ended. Please ask for a code for your order.');
  const { orderId, orderNo, owner, sealedAt } = link;
  return open(context, request, reply, { orderId, orderNo, owner, linkSealedAt: sealedAt });
});

export const endLinks = callRoute('Order/end-links', (context) => async (request) => {
  const { orderID: orderId } = request.body;
  const key = { $case: 'orderId', value: orderId } as const;
  await asOwner(request, context, () => context.clients.orders.getOrder({ key }), { orderId, changes: true });
  await context.guestOrders.endLinks(orderId);
  return { status: true };
});
