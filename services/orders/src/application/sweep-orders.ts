import { isDomainError } from '@southline/kernel/errors';
import type { Order, OrderState } from '../domain/order.ts';
import type { DueOrder } from '../domain/ports.ts';
import { refundWords } from '../domain/refund-cause.ts';
import { expiredChange, releaseExpired } from './expire-order.ts';
import { releaseRound } from './hold.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import type { Ports } from './ports.ts';

/**
 * Two lanes, so that a provider that answers slowly keeps no paid order waiting: what ends unpaid orders asks it, and what
 * places paid ones does not.
 */
export const lanes: Readonly<Record<string, readonly OrderState[]>> = {
  'paid orders': ['Paid', 'Refunding'],
  'waiting orders': ['AwaitingPayment', 'Expired', 'Placed', 'Dispatched', 'Delivered', 'Cancelled'],
};
const atOnce = 8;

/** One round of a lane: takes what is due and works on it side by side. True: there is more. */
export const sweep = (ports: Ports, states: readonly OrderState[]) => async (): Promise<boolean> => {
  const due = await ports.orders.claimDue(ports.clock.now(), states, atOnce);
  await Promise.all(due.map((one) => sweepOrder(ports)(one).catch(failed(ports, one))));
  return due.length === atOnce;
};

const failed =
  ({ logger }: Ports, { order: { orderId } }: DueOrder) =>
  (error: unknown): void => {
    if (isDomainError(error) && error.kind === 'unavailable')
      logger.warn({ orderId, code: error.code }, 'a due order waits');
    else logger.error({ err: error, orderId }, 'a due order could not be swept');
  };

const unknownWaitMs = 60_000;
const refundWaitMs = 30_000;

/** Does what is due on one order: ends unpaid ones, places paid ones whose browser has gone, refunds, releases. */
export const sweepOrder =
  (ports: Ports) =>
  async ({ order, releases }: DueOrder): Promise<void> => {
    for (const round of releases) await releaseRound(ports, order, round);
    if (order.state === 'AwaitingPayment') await expireUnlessPaid(ports, order);
    else if (order.state === 'Paid') await placeLeftBehind(ports, order);
    else if (order.state === 'Refunding') await refund(ports, order);
    else await ports.orders.update(order.orderId, () => ({ set: { sweepAt: undefined } }));
  };

const later = (ports: Ports, ms: number) => new Date(ports.clock.now().getTime() + ms);

/** An order whose hold time is over. While the provider may have taken money the hold is prolonged. */
const expireUnlessPaid = async (ports: Ports, due: Order) => {
  const { orderId } = due;
  const { capture, inFlight } = await ports.payments.check(orderId);
  if (capture) {
    const { capture: kept } = await ports.payments.confirm(orderId);
    if (kept) await markPaid(ports)(orderId, kept);
    return;
  }
  // Who has bought the goods with another order knows more than this mail.
  const tells = due.unconfirmed && !(await ports.orders.isBoughtAlready(due)) ? ({ tells: 'not paid' } as const) : {};
  const now = ports.clock.now();
  const order = await ports.orders.advance(orderId, (current) => {
    if (current.state !== 'AwaitingPayment') return [];
    if (inFlight) return [{ set: { sweepAt: later(ports, unknownWaitMs) } }];
    // The buyer asked for an access code while the provider was being asked.
    if (current.holdUntil > now) return [{ set: { sweepAt: current.holdUntil } }];
    return [{ ...expiredChange(current, 'not paid in time', now), ...tells }];
  });
  if (order.state === 'Expired') await releaseExpired(ports, order);
};

const placeLeftBehind = async (ports: Ports, order: Order) => {
  try {
    await placeOrder(ports)(order);
  } catch (error) {
    if (!isDomainError(error, 'OrderCancelled')) throw error;
  }
};

/** Repeats the request until payment-refunded arrives; the reference makes it one refund. */
const refund = async (ports: Ports, { orderId, refundCause }: Order) => {
  await ports.payments.refund(orderId, `cancel:${orderId}`, refundWords(refundCause).why);
  await ports.orders.update(orderId, ({ state }) =>
    state === 'Refunding' ? { set: { sweepAt: later(ports, refundWaitMs) } } : undefined,
  );
};
