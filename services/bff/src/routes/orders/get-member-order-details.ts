import type { OrderNews } from '@southline/contracts/notifications';
import type { Identity } from '@southline/platform/identity';
import type { FastifyBaseLogger } from 'fastify';
import type { Clients } from '../../clients/index.ts';
import { notFound, toOrderDetails } from '../../contract/order-details.ts';
import { toReturnTables } from '../../contract/returns.ts';
import type { OpenedOrder } from '../../security/guest-orders.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { returnsOfOrder } from '../returns/returns-of-order.ts';

/**
 * If notifications is away or does not know this call, the order is shown without the history of its documents and
 * mails.
 */
const newsOf = async ({ notifications }: Clients, orderId: string, log: FastifyBaseLogger): Promise<OrderNews[]> => {
  try {
    return (await notifications.listOrderNews({ orderId })).news;
  } catch (error) {
    log.warn({ err: error }, 'an order is shown without its papers and mails');
    return [];
  }
};

export const getMemberOrderDetails = callRoute('Order/get-member-order-details', (context) => async (request) => {
  const { orderID: orderId } = request.body;
  const key = { $case: 'orderId', value: orderId } as const;
  const read = async (_caller: Identity, opened?: OpenedOrder) => {
    const { order } = await context.clients.orders.getOrder({ key });
    if (!order) throw notFound();
    const [news, returns] = await Promise.all([
      newsOf(context.clients, order.orderId, request.log),
      returnsOfOrder(context.clients, order, request.log),
    ]);
    const details = toOrderDetails(order, news, returns.flatMap(toReturnTables));
    return opened?.linkSealedAt === undefined ? details : { ...details, reading: true };
  };
  const data = await asOwner(request, context, read, { orderId });
  return { status: true, data };
});
