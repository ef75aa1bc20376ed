import type { OrderNews } from '@southline/contracts/notifications';
import type { FastifyBaseLogger } from 'fastify';
import type { Clients } from '../../clients/index.ts';
import { notFound, toOrderDetails } from '../../contract/order-details.ts';
import { toReturnTables } from '../../contract/returns.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { returnsOfOrder } from '../returns/returns-of-order.ts';

/** If notifications is away or older, the order is shown without its documents and mails. */
const newsOf = async ({ notifications }: Clients, orderId: string, log: FastifyBaseLogger): Promise<OrderNews[]> => {
  try {
    return (await notifications.listOrderNews({ orderId })).news;
  } catch (error) {
    log.warn({ err: error }, 'an order is shown without its papers and mails');
    return [];
  }
};

export const getMemberOrderDetails = callRoute('Order/get-member-order-details', (context) => async (request) => {
  const key = { $case: 'orderId', value: request.body.orderID } as const;
  const data = await asOwner(request, context, async () => {
    const { order } = await context.clients.orders.getOrder({ key });
    if (!order) throw notFound();
    const [news, returns] = await Promise.all([
      newsOf(context.clients, order.orderId, request.log),
      returnsOfOrder(context.clients, order, request.log),
    ]);
    return toOrderDetails(order, news, returns.flatMap(toReturnTables));
  });
  return { status: true, data };
});
