import { gstOfCredit } from '@southline/kernel/credit';
import { longestCancelReason } from '@southline/kernel/order';
import { refundOfUnits } from '@southline/kernel/refund';
import { orderCredit } from './credits.ts';
import { alreadyCancelled, alreadyDispatched, invalidCancel, notPlaced, reasonRequired } from './errors.ts';
import { deliveryDueOf, type Family, ownFamily, paidOf } from './family.ts';
import { endedGifts, keptBack } from './gifts.ts';
import type { Line } from './line.ts';
import { activeOffer, withOffer } from './offer.ts';
import {
  type Cancellation,
  type CancelledUnits,
  isPlaced,
  type Order,
  type PriceOffer,
  type UnitsOfLine,
} from './order.ts';
import type { OrderChange } from './ports.ts';
import { unitsLeft, unitsOf, waitingLines, withMoves } from './units.ts';

export interface CancelCommand {
  /** Empty: all units that are not dispatched. */
  readonly lines: readonly UnitsOfLine[];
  readonly reason: string;
  readonly requestId: string;
  /** Membership number of the staff; absent: the buyer. */
  readonly by?: string | undefined;
  /** Membership number of the staff whose proposal is confirmed. */
  readonly proposedBy?: string | undefined;
  readonly cause?: Cancellation['cause'];
}

/** The natural key of a cancellation's refund at payments. */
export const refundReference = (orderId: string, no: number): string => `cancel:${orderId}:${no}`;

const checkMayCancel = (order: Order): void => {
  if (!isPlaced(order)) throw notPlaced();
  if (order.state === 'Cancelled' || order.state === 'Moved') throw alreadyCancelled();
  if (order.state !== 'Placed') throw alreadyDispatched();
};

const checkCommand = (order: Order, { lines, reason, by }: CancelCommand): void => {
  if (by !== undefined && !reason) throw reasonRequired();
  if (reason.length > longestCancelReason) throw invalidCancel('reason', `At most ${longestCancelReason} characters.`);
  const ids = lines.map(({ lineId }) => lineId);
  if (new Set(ids).size < ids.length) throw invalidCancel('lines', 'Name each line once.');
  for (const { lineId, quantity } of lines) {
    const line = order.lines.find((known) => known.lineId === lineId);
    if (!line) throw invalidCancel('lines', 'A line is not in this order.');
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.quantity)
      throw invalidCancel('quantity', `Cancel 1 to ${line.quantity} of ${line.partNo}.`);
  }
};

/**
 * Cancels the last units of a line, because returns count from its first. So the discount shares of all its units add
 * up to the discount of the line.
 */
const cancelUnits = (order: Order, line: Line, quantity: number): CancelledUnits => {
  const left = unitsLeft(order, line);
  if (quantity > left) throw alreadyCancelled();
  if (quantity > unitsOf(order, line).waiting) throw alreadyDispatched();
  return { lineId: line.lineId, quantity, refundCents: refundOfUnits(paidOf(line), left - quantity, quantity) };
};

/** Also cancels the free parts that lose their condition. */
const withGifts = (order: Order, wanted: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...wanted, ...endedGifts(order, wanted).map(({ lineId, quantity }) => [lineId, quantity] as const)]);

/** Adds the delivery fee to the refund, if it comes back with this cancellation. */
const withDelivery = (order: Order, cancellation: Cancellation, others: readonly Order[] | undefined): Cancellation => {
  if (!others) return cancellation;
  const after = { ...order, cancellations: [...(order.cancellations ?? []), cancellation] };
  const deliveryCents = deliveryDueOf([after, ...others]);
  return { ...cancellation, deliveryCents, refundCents: cancellation.refundCents + deliveryCents };
};

/**
 * The units that the command cancels and their refund. It includes the delivery fee if it comes back with them.
 * `others`: the follow-on orders; undefined: not read, so that the sweeper decides about the fee. Throws if the order's
 * state forbids it.
 */
export const cancellationOf = (
  order: Order,
  command: CancelCommand,
  now: Date,
  others: readonly Order[] | undefined = ownFamily(order),
): Cancellation => {
  checkMayCancel(order);
  checkCommand(order, command);
  const asked = command.lines.length > 0 ? command.lines : waitingLines(order);
  const wanted = withGifts(order, new Map(asked.map(({ lineId, quantity }) => [lineId, quantity])));
  const units = order.lines.flatMap((line) => {
    const quantity = wanted.get(line.lineId) ?? 0;
    return quantity > 0 ? [cancelUnits(order, line, quantity)] : [];
  });
  const paidCents = units.reduce((sum, line) => sum + line.refundCents, 0);
  const keptCents = keptBack(order, units, paidCents);
  const goods: Cancellation = {
    no: (order.cancellations?.length ?? 0) + 1,
    at: now,
    ...(command.by !== undefined && { by: command.by }),
    ...(command.proposedBy !== undefined && { proposedBy: command.proposedBy }),
    ...(command.cause && { cause: command.cause }),
    reason: command.reason,
    requestId: command.requestId,
    lines: units,
    deliveryCents: 0,
    ...(keptCents > 0 && { keptCents }),
    refundCents: paidCents - keptCents,
  };
  return withGst(order, withDelivery(order, goods, others));
};

/** Adds the GST of the credit note. A cancellation without a refund needs no refund. */
const withGst = (order: Order, cancellation: Cancellation): Cancellation => {
  const { refundCents, at } = cancellation;
  const gstCents = gstOfCredit(orderCredit(order), refundCents);
  return { ...cancellation, gstCents, ...(refundCents === 0 && { refundedAt: at }) };
};

/** The cancellation that a request with this id made already. */
export const cancellationBy = (
  { cancellations = [] }: Order,
  { requestId }: CancelCommand,
): Cancellation | undefined => (requestId ? cancellations.find((known) => known.requestId === requestId) : undefined);

/**
 * The offers after a cancellation. An offer covers the units that are not cancelled. It ends when no unit is left, or
 * when accepted units are cancelled, because that changes the amount of the follow-on order.
 */
const offersAfter = (order: Order, { lines }: Cancellation): readonly PriceOffer[] | undefined => {
  const offer = activeOffer(order);
  if (!offer) return undefined;
  const ids = new Set((offer.accepted ?? offer).lines.map(({ lineId }) => lineId));
  const ends = offer.accepted
    ? lines.some(({ lineId }) => ids.has(lineId))
    : order.lines.every((line) => !ids.has(line.lineId) || unitsLeft(order, line) === 0);
  return ends ? withOffer(order, { state: 'Ended' }) : undefined;
};

const whyOf = ({ by, cause }: Cancellation): string => {
  if (cause) return cause === 'GiftEnded' ? 'its free parts lost their condition' : 'its price offer ended';
  return `cancelled by ${by === undefined ? 'the buyer' : 'staff'}`;
};

/**
 * The changes that cancel the units; none if a request with this id has cancelled them already. `others`: see
 * `cancellationOf`.
 */
export const cancel = (
  order: Order,
  command: CancelCommand,
  now: Date,
  others?: readonly Order[] | undefined,
): OrderChange[] => {
  if (cancellationBy(order, command)) return [];
  const cancellation = cancellationOf(order, command, now, others);
  const cancellations = [...(order.cancellations ?? []), cancellation];
  const { by, refundCents } = cancellation;
  const offers = offersAfter({ ...order, cancellations }, cancellation);
  const set = { cancellations, ...(offers && { offers }), ...(refundCents > 0 && { sweepAt: now }) };
  return withMoves(order, { set, tells: 'units cancelled' }, { why: whyOf(cancellation), ...(by && { by }) });
};

/** Cancels free parts that wait although their condition was returned. No changes if there are none. */
export const endGifts = (order: Order, now: Date): OrderChange[] => {
  const lines = order.state === 'Placed' ? endedGifts(order) : [];
  const reason = 'The part that it was free with is not kept.';
  return lines.length > 0 ? cancel(order, { lines, reason, requestId: '', cause: 'GiftEnded' }, now) : [];
};

/**
 * Refunds the delivery fee of the family to the first order, once. No changes if it is not due. `returnNo`: the return
 * that was the last event.
 */
export const undoDelivery = (family: Family, now: Date, returnNo?: string): OrderChange[] => {
  const deliveryCents = deliveryDueOf(family);
  if (deliveryCents <= 0) return [];
  const [first] = family;
  const { cancellations = [] } = first;
  const cancellation = withGst(first, {
    no: cancellations.length + 1,
    at: now,
    cause: 'DeliveryUndone',
    ...(returnNo && { returnNo }),
    reason: '',
    requestId: '',
    lines: [],
    deliveryCents,
    refundCents: deliveryCents,
  });
  return [{ set: { cancellations: [...cancellations, cancellation], sweepAt: now }, tells: 'units cancelled' }];
};

/** Cancellations whose refund is under way. */
export const openRefunds = ({ cancellations = [] }: Pick<Order, 'cancellations'>): readonly Cancellation[] =>
  cancellations.filter(({ refundedAt }) => refundedAt === undefined);

/**
 * Records that the refund of a cancellation is done. Undefined if the reference belongs to no cancellation, or if the
 * refund is already recorded.
 */
export const refundedChange = (order: Order, reference: string, at: Date): OrderChange | undefined => {
  const isIt = ({ no }: Cancellation) => refundReference(order.orderId, no) === reference;
  if (!openRefunds(order).some(isIt)) return undefined;
  const cancellations = (order.cancellations ?? []).map((known) =>
    isIt(known) ? { ...known, refundedAt: at } : known,
  );
  return { set: { cancellations, ...(openRefunds({ cancellations }).length === 0 && { sweepAt: undefined }) } };
};
