import { isDomainError } from '@southline/kernel/errors';
import type { Order } from '../domain/order.ts';
import type { DueOrder } from '../domain/ports.ts';
import { releaseRound } from './hold.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import type { Ports } from './ports.ts';

const unknownWaitMs = 60_000;
const refundWaitMs = 30_000;

/** Does what is due on one order: ends unpaid ones, places paid ones whose browser has gone, refunds, releases. */
export const sweepOrder =
  (ports: Ports) =>
  async ({ order, releases }: DueOrder): Promise<void> => {
    for (const round of releases) await releaseRound(ports, order.orderId, round);
    if (order.state === 'AwaitingPayment') await expireUnlessPaid(ports, order);
    else if (order.state === 'Paid') await placeLeftBehind(ports, order);
    else if (order.state === 'Refunding') await refund(ports, order);
    else await ports.orders.update(order.orderId, () => ({ set: { sweepAt: undefined } }));
  };

const later = (ports: Ports, ms: number) => new Date(ports.clock.now().getTime() + ms);

/** An order whose hold time is over. While the provider may have taken money the hold is prolonged. */
const expireUnlessPaid = async (ports: Ports, { orderId, createdAt }: Order) => {
  const { capture, inFlight } = await ports.payments.check(orderId);
  if (capture) {
    const { capture: kept } = await ports.payments.confirm(orderId);
    if (kept) await markPaid(ports)(orderId, kept);
    return;
  }
  const now = ports.clock.now();
  const holdEnds = new Date(createdAt.getTime() + ports.terms.holdMs);
  const expired = await ports.orders.update(orderId, ({ state, hold }) => {
    if (state !== 'AwaitingPayment') return undefined;
    if (inFlight) return { set: { sweepAt: later(ports, unknownWaitMs) } };
    if (holdEnds > now) return { set: { sweepAt: holdEnds } };
    return {
      to: { state: 'Expired', why: 'not paid in time' },
      set: { hold: { round: hold.round + 1, taken: false } },
      release: hold.round,
    };
  });
  if (expired.state === 'Expired') {
    await releaseRound(ports, orderId, expired.hold.round - 1);
    await ports.orders.update(orderId, ({ state }) =>
      state === 'Expired' ? { set: { sweepAt: undefined } } : undefined,
    );
  }
};

const placeLeftBehind = async (ports: Ports, order: Order) => {
  try {
    await placeOrder(ports)(order);
  } catch (error) {
    if (!isDomainError(error, 'OrderCancelled')) throw error;
  }
};

/** Repeats the request until payment-refunded arrives; the reference makes it one refund. */
const refund = async (ports: Ports, { orderId }: Order) => {
  await ports.payments.refund(orderId, `cancel:${orderId}`, 'Sold out before the payment arrived');
  await ports.orders.update(orderId, ({ state }) =>
    state === 'Refunding' ? { set: { sweepAt: later(ports, refundWaitMs) } } : undefined,
  );
};
