import type { Code } from '@southline/kernel/codes';
import { type ExpectedDays, expectedDays } from '@southline/kernel/dispatch-day';
import { DomainError, isDomainError } from '@southline/kernel/errors';
import { untilWon } from '@southline/kernel/until-won';
import { orderEnded, orderUnknown, paymentRequired } from '../domain/errors.ts';
import { hasOpenFindings } from '../domain/finding.ts';
import { addressedLike } from '../domain/follow-on.ts';
import { unpricedLines } from '../domain/offers.ts';
import { isPlaced, isRefunded, nextRound, type Order } from '../domain/order.ts';
import { type RefundCause, refundWords } from '../domain/refund-cause.ts';
import { takeHold } from './hold.ts';
import type { Ports } from './ports.ts';

const beingPlaced = () => new DomainError('unavailable', 'Unavailable', 'Your order is paid for and is being placed.');

/**
 * Paid → Placed, by the buyer's submit or by the sweeper, whichever comes first. Placing needs stock, and goods that no
 * other placed order has. If an order was paid after its hold ended and finds no stock, or after another order with the
 * same goods was placed, it is refunded.
 */
export const placeOrder =
  (ports: Ports) =>
  async (known: Order): Promise<Order> => {
    const place = async (nth: number): Promise<Order | undefined> => {
      const order = nth === 0 ? known : await ports.orders.find(known.orderId);
      if (!order) throw orderUnknown();
      if (isPlaced(order)) return order;
      if (isRefunded(order)) throw orderEnded(order);
      if (order.state !== 'Paid') throw paymentRequired();
      // Money of it has gone back without an explanation, so a person decides first.
      if (hasOpenFindings(order)) throw beingPlaced();
      const held = await holdOrEnd(ports, order);
      if (held.state !== 'Paid' || !held.hold.taken) return undefined;
      const now = ports.clock.now();
      const parent = held.parent && (await ports.orders.find(held.parent.orderId));
      const addressed = addressedLike(held, parent);
      const expected = expectedOf(ports, addressed, now);
      const placed = await ports.orders.place({ ...addressed, expected }, now, () => ports.numbers.next());
      if (placed === 'bought already') await end(ports, held, 'BoughtAlready');
      if (placed === 'offer ended') await end(ports, held, 'OfferEnded');
      return typeof placed === 'string' ? undefined : placed;
    };
    return untilWon(place, { exhausted: beingPlaced });
  };

/** The expected days, unless the order still waits for a price that is to be advised. */
const expectedOf = ({ terms: { dispatch } }: Ports, order: Order, now: Date): ExpectedDays | undefined =>
  unpricedLines(order).length > 0 ? undefined : expectedDays(dispatch(now), order.delivery.state, now);

/** Reasons why a hold is refused, with the refund cause that each leads to. */
const causes: ReadonlyMap<Code, RefundCause> = new Map([
  ['StockShort', 'SoldOut'],
  ['VoucherChanged', 'VoucherUsedUp'],
]);

const holdOrEnd = async (ports: Ports, order: Order): Promise<Order> => {
  try {
    return await takeHold(ports, order);
  } catch (error) {
    const cause = causes.get(isDomainError(error) ? error.code : '');
    if (!cause) throw error;
    return end(ports, order, (await ports.orders.isBoughtAlready(order)) ? 'BoughtAlready' : cause);
  }
};

/** Causes that do not apply if another process has taken the stock of the order. */
const byStock: ReadonlySet<RefundCause> = new Set(['SoldOut', 'VoucherUsedUp']);

/**
 * Moves Paid to Refunding, or to Cancelled if nothing was paid, and leaves the round of the hold. A process that takes
 * the round later finds that the order has ended. If another process has already taken the stock, the order stays as it
 * is.
 */
const end = (ports: Ports, order: Order, cause: RefundCause): Promise<Order> => {
  const { why } = refundWords(cause);
  // Two tabs can pay for the same goods. The second payment is refunded automatically, so this is no warning.
  const level = cause === 'BoughtAlready' ? 'info' : 'warn';
  ports.logger[level]({ orderId: order.orderId, why }, 'paid for and not placed');
  const now = ports.clock.now();
  return ports.orders.update(order, (current) => {
    if (current.state !== 'Paid' || (byStock.has(cause) && current.hold.taken)) return undefined;
    const { hold, release } = nextRound(current);
    const isOwed = current.totals.totalToPay > 0;
    return {
      to: { state: isOwed ? 'Refunding' : 'Cancelled', why },
      set: { hold, refundCause: cause, sweepAt: isOwed ? now : undefined },
      release,
    };
  });
};
