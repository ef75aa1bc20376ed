import type { OrderNews } from '@southline/contracts/notifications';
import { byTime, type TimelineEntry } from '@southline/kernel/timeline';
import type { Identity } from '@southline/platform/identity';
import { timelineServices } from '@southline/rest/desk';
import type { FastifyBaseLogger } from 'fastify';
import type { Clients } from '../../clients/index.ts';
import { peopleIn, toTimelineEntry } from '../../contract/journal.ts';
import { notFound, toOrderDetails } from '../../contract/order-details.ts';
import { toReturnTables } from '../../contract/returns.ts';
import type { OpenedOrder } from '../../security/guest-orders.ts';
import { askEach } from '../ask-each.ts';
import { callRoute } from '../call.ts';
import { namesOf } from '../operations/names.ts';
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
  const read = async (caller: Identity, opened?: OpenedOrder) => {
    const { order } = await context.clients.orders.getOrder({ key });
    if (!order) throw notFound();
    const [news, returns] = await Promise.all([
      newsOf(context.clients, order.orderId, request.log),
      returnsOfOrder(context.clients, order, request.log),
    ]);
    const details = toOrderDetails(order, news, returns.flatMap(toReturnTables), caller.membershipNo);
    return opened?.linkSealedAt === undefined ? details : { ...details, reading: true };
  };
  const data = await asOwner(request, context, read, { orderId });
  return { status: true, data };
});

type Service = (typeof timelineServices)[number];
type Read = (of: { readonly orderId: string }) => Promise<{ readonly entries: readonly TimelineEntry[] }>;

/** Payments answers administrators alone, by way of orders. */
const readers = (clients: Clients, log: FastifyBaseLogger): Readonly<Record<Exclude<Service, 'orders'>, Read>> => ({
  payments: (of) => clients.orders.listPaymentTimeline(of),
  documents: (of) => clients.documents.listOrderTimeline(of),
  async notifications(of) {
    const returns = await returnsOfOrder(clients, of, log);
    return clients.mailRecords.listOrderTimeline({ ...of, returnIds: returns.map(({ returnId }) => returnId) });
  },
  returns: (of) => clients.returns.listOrderTimeline(of),
  journal: async (of) => ({ entries: (await clients.journal.listOrderJournal(of)).entries.map(toTimelineEntry) }),
});

/** Orders decides whether the order exists. The entries of another service that gives no answer are missing. */
export const getOrderTimeline = callRoute('operations/get-order-timeline', ({ clients }) => async (request) => {
  const { entries: ofOrder, orderId } = await clients.orders.listOrderTimeline({ orderId: request.body.orderID });
  const read = readers(clients, request.log);
  const others = timelineServices
    .filter((name) => name !== 'orders')
    .filter((name) => name !== 'payments' || request.person?.role === 'Admin');
  const asked = await askEach(others, (name) => read[name]({ orderId }), {
    log: request.log,
    what: 'an order timeline',
  });
  const entries = [{ service: 'orders' as Service, answer: { entries: ofOrder } }, ...asked.answers].flatMap(
    ({ service, answer }) => answer.entries.map((entry) => ({ ...entry, service })),
  );
  const people = peopleIn(entries.map(({ facts }) => facts));
  const names = await namesOf(clients, people, request.log);
  return { status: true, data: { entries: byTime(entries), names, missing: asked.missing } };
});
