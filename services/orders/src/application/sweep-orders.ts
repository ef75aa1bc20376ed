import { isDomainError } from '@southline/kernel/errors';
import { activeOffer } from '../domain/offer.ts';
import { dueChanges } from '../domain/offers.ts';
import { isCardOut, type Order, type OrderState } from '../domain/order.ts';
import { refundWords } from '../domain/refund-cause.ts';
import { bookRefunds, refundWaitMs } from './cancel-order.ts';
import { expiredChange, releaseExpired } from './expire-order.ts';
import { releaseRound } from './hold.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import type { Ports } from './ports.ts';
import { settleFamily } from './settle-families.ts';

const atOnce = 8;

/**
 * Five independent sweepers. Expiring unpaid orders calls the provider, which may be slow and must not delay placing.
 * Releasing rounds calls catalogue and vouchers, which must not delay refunds. Each sweeper returns whether more orders
 * are due.
 */
export const sweepers = (ports: Ports) => {
  const { orders, clock } = ports;
  const inStates =
    (...states: OrderState[]) =>
    () =>
      orders.claimDue(clock.now(), states, atOnce);
  return {
    'paid orders': sweeper(
      ports,
      inStates('Paid', 'Refunding', 'Placed', 'Dispatched', 'Delivered', 'Cancelled', 'Moved'),
      (order) => goOn(ports, order),
    ),
    'waiting orders': sweeper(ports, inStates('AwaitingPayment'), (order) => expireUnlessPaid(ports, order)),
    'price offers': sweeper(
      ports,
      () => orders.claimOffers(clock.now(), atOnce),
      (order) => followOffer(ports, order),
    ),
    'delivery fees of families': sweeper(
      ports,
      () => orders.claimFamilies(clock.now(), atOnce),
      (order) => settleFamily(ports, order),
    ),
    'rounds to give back': sweeper(
      ports,
      () => orders.claimReleases(clock.now(), atOnce),
      async (order) => {
        for (const round of order.releases) await releaseRound(ports, order, round);
      },
    ),
  };
};

/** Does the next step of a due order. A placed order is due while a refund of its cancellations is under way. */
const goOn = (ports: Ports, order: Order): Promise<void> => {
  if (order.state === 'Paid') return placePaidOrder(ports, order);
  return order.state === 'Refunding' ? refund(ports, order) : bookRefunds(ports, order);
};

/** Works on due orders side by side. A failure is logged and delays no other order. */
const sweeper =
  <Due extends Order>(ports: Ports, claim: () => Promise<readonly Due[]>, work: (due: Due) => Promise<void>) =>
  async (): Promise<boolean> => {
    const due = await claim();
    await Promise.all(due.map((order) => work(order).catch(failed(ports, order))));
    return due.length === atOnce;
  };

const failed =
  ({ logger }: Ports, { orderId }: Order) =>
  (error: unknown): void => {
    if (isDomainError(error) && error.kind === 'unavailable')
      logger.warn({ orderId, code: error.code }, 'a due order waits');
    else logger.error({ err: error, orderId }, 'a due order could not be swept');
  };

const unknownWaitMs = 60_000;

const later = (ports: Ports, ms: number) => new Date(ports.clock.now().getTime() + ms);

/** Expires an order whose hold time is over. While the provider may have taken money, the hold is prolonged instead. */
const expireUnlessPaid = async (ports: Ports, due: Order) => {
  const { orderId } = due;
  const { capture, inFlight, openAttempt } = await ports.payments.check(orderId);
  if (capture) {
    const { capture: kept } = await ports.payments.confirm(orderId);
    if (kept) await markPaid(ports)(orderId, kept);
    return;
  }
  // A buyer who has bought the goods with another order needs no mail that this one was not paid.
  const tells = due.unconfirmed && !(await ports.orders.isBoughtAlready(due)) ? ({ tells: 'not paid' } as const) : {};
  const now = ports.clock.now();
  const order = await ports.orders.advance(orderId, (current) => {
    if (current.state !== 'AwaitingPayment') return [];
    if (inFlight || isCardOut(current, openAttempt, now, ports.terms.cardWaitMs))
      return [{ set: { sweepAt: later(ports, unknownWaitMs) } }];
    // The buyer prolonged the hold while the provider was being asked.
    if (current.holdUntil > now) return [{ set: { sweepAt: current.holdUntil } }];
    return [{ ...expiredChange(current, 'not paid in time'), ...tells }];
  });
  if (order.state === 'Expired') await releaseExpired(ports, order);
};

const placePaidOrder = async (ports: Ports, order: Order) => {
  try {
    await placeOrder(ports)(order);
  } catch (error) {
    if (!isDomainError(error, 'OrderCancelled')) throw error;
  }
};

/**
 * Reminds of an offer or ends it. Both the end of the offer and the placing of its follow-on order write the parent, so
 * only one of them happens.
 */
const followOffer = async ({ orders, clock }: Ports, due: Order) => {
  const followOnId = activeOffer(due)?.accepted?.orderId;
  const followOn = followOnId ? await orders.find(followOnId) : undefined;
  await orders.advance(due.orderId, (order) => dueChanges(order, followOn, clock.now()));
};

/** Repeats the request until payment-refunded arrives. Payments makes one refund per reference. */
const refund = async (ports: Ports, { orderId, refundCause }: Order) => {
  await ports.payments.refund(orderId, `cancel:${orderId}`, refundWords(refundCause).why);
  await ports.orders.update(orderId, ({ state }) =>
    state === 'Refunding' ? { set: { sweepAt: later(ports, refundWaitMs) } } : undefined,
  );
};
