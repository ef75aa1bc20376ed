import { byTime, type TimelineEntry } from '@southline/kernel/timeline';
import { timelineServices } from '@southline/rest/desk';
import type { Clients } from '../../clients/index.ts';
import { toTimelineEntry } from '../../contract/journal.ts';
import { askEach } from '../ask-each.ts';
import { callRoute } from '../call.ts';

type Service = (typeof timelineServices)[number];
type Read = (of: { readonly orderId: string }) => Promise<{ readonly entries: readonly TimelineEntry[] }>;

/** Payments answers administrators alone, by way of orders. */
const readers = (clients: Clients): Readonly<Record<Exclude<Service, 'orders'>, Read>> => ({
  payments: (of) => clients.orders.listPaymentTimeline(of),
  documents: (of) => clients.documents.listOrderTimeline(of),
  notifications: (of) => clients.mailRecords.listOrderTimeline(of),
  returns: (of) => clients.returns.listOrderTimeline(of),
  journal: async (of) => ({ entries: (await clients.journal.listOrderJournal(of)).entries.map(toTimelineEntry) }),
});

/** Orders decides whether the order exists. The entries of another service that gives no answer are missing. */
export const getOrderTimeline = callRoute('operations/get-order-timeline', ({ clients }) => async (request) => {
  const { entries: ofOrder, orderId } = await clients.orders.listOrderTimeline({ orderId: request.body.orderID });
  const read = readers(clients);
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
  return { status: true, data: { entries: byTime(entries), missing: asked.missing } };
});
