import { isDomainError } from '@southline/kernel/errors';
import { cancelOrPropose, type StaffCancelCommand } from '../domain/cancel-proposal.ts';
import {
  type CancelCommand,
  cancellationBy,
  cancellationOf,
  openRefunds,
  refundReference,
} from '../domain/cancelling.ts';
import { ownFamily } from '../domain/family.ts';
import type { Cancellation, Order } from '../domain/order.ts';
import type { Ports } from './ports.ts';

type Booking = Pick<Ports, 'orders' | 'payments' | 'clock' | 'logger'>;
type Needs = Booking & Pick<Ports, 'terms'>;

/** How long after booking a refund the sweeper first checks it. The event payment-refunded usually arrives sooner. */
export const refundWaitMs = 30_000;

/** Books the refunds of an order's cancellations, each once by its reference. Payments carries them out. */
export const bookRefunds = async (
  { orders, payments, clock }: Omit<Booking, 'logger'>,
  order: Order,
): Promise<void> => {
  const { orderId, orderNo } = order;
  for (const { no, refundCents } of openRefunds(order)) {
    const reason = `Cancellation ${no} of order ${orderNo}`;
    await payments.refundPart({ orderId, reference: refundReference(orderId, no), cents: refundCents, reason });
  }
  const sweepAt = new Date(clock.now().getTime() + refundWaitMs);
  await orders.update(orderId, (current) => (openRefunds(current).length > 0 ? { set: { sweepAt } } : undefined));
};

/** Books the open refunds of orders whose cancellations came back from events. Any error but "unavailable" is left to a person. */
export const bookLostRefunds =
  (ports: Booking) =>
  async (orderIds: readonly string[]): Promise<void> => {
    for (const order of await ports.orders.findMany([...new Set(orderIds)])) {
      if (openRefunds(order).length === 0) continue;
      try {
        await bookRefunds(ports, order);
      } catch (error) {
        if (!isDomainError(error) || error.kind === 'unavailable') throw error;
        ports.logger.error({ orderId: order.orderId, code: error.code }, 'the refund of a cancellation is refused');
      }
    }
  };

/** The follow-on orders, which decide about the delivery fee. Read after the order, so that no later one is missed. */
const followOnsOf = async (orders: Needs['orders'], order: Order): Promise<readonly Order[]> =>
  ownFamily(order) ?? orders.followOnsOf(order.orderId);

/** The cancellation, and the order after it. */
export interface Cancelled {
  readonly order: Order;
  readonly cancellation: Cancellation;
  /** Nothing is cancelled yet: a second member of staff has to confirm it. */
  readonly proposed?: true;
}

const nothing: Omit<Cancellation, 'at'> = {
  no: 0,
  reason: '',
  requestId: '',
  lines: [],
  deliveryCents: 0,
  refundCents: 0,
};

/**
 * Returns what would be cancelled and refunded, and changes nothing. It runs as a buyer's cancellation, which needs no
 * reason.
 */
export const previewCancel =
  ({ clock, orders }: Pick<Ports, 'clock' | 'orders'>) =>
  async (order: Order, lines: CancelCommand['lines']): Promise<Cancelled> => ({
    order,
    cancellation: cancellationOf(
      order,
      { lines, reason: '', requestId: '' },
      clock.now(),
      await followOnsOf(orders, order),
    ),
  });

const addedTo = ({ cancellations: known = [] }: Order, { cancellations = [] }: Order): Cancellation | undefined =>
  cancellations[known.length];

/** What an open proposal would do; nothing after a withdrawal. */
const planned = (order: Order, { step }: StaffCancelCommand, now: Date, followOns: readonly Order[]): Cancelled => {
  const proposal = step === 'withdraw' ? undefined : order.cancelProposal;
  if (!proposal) return { order, cancellation: { ...nothing, at: now, refundedAt: now } };
  return {
    order,
    cancellation: { ...cancellationOf(order, proposal, now, followOns), no: 0, refundedAt: now },
    proposed: true,
  };
};

/**
 * The order is the caller's, or the caller is staff. Above the amount a cancellation by staff is only proposed. A refund
 * that cannot be booked now is booked by the sweeper.
 */
export const cancelOrder =
  (ports: Needs) =>
  async (known: Order, command: StaffCancelCommand): Promise<Cancelled> => {
    const before = cancellationBy(known, command);
    if (before) return { order: known, cancellation: before };
    const { orderId } = known;
    const now = ports.clock.now();
    let decidedOn = known;
    const order = await ports.orders.advance(orderId, async (current) => {
      decidedOn = current;
      const followOns = await followOnsOf(ports.orders, current);
      return cancelOrPropose(current, command, now, ports.terms.secondPersonAboveCents, followOns);
    });
    const cancellation = cancellationBy(order, command) ?? addedTo(decidedOn, order);
    if (!cancellation) return planned(order, command, now, await followOnsOf(ports.orders, order));
    try {
      await bookRefunds(ports, order);
    } catch (error) {
      if (!isDomainError(error) || error.kind !== 'unavailable') throw error;
      ports.logger.warn({ orderId, code: error.code }, 'the refund of a cancellation is booked later');
    }
    return { order, cancellation };
  };
