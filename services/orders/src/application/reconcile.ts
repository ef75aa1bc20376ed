import type { Logger } from '@southline/platform/logger';
import { isPlaced, type Order } from '../domain/order.ts';
import type { FoundCapture, PastEvent, PastEvents, Rebuilding, Reconciliation } from '../domain/reconciling.ts';

export interface ReconcilePorts {
  readonly past: PastEvents;
  readonly orders: Rebuilding;
  readonly reconciliation: Reconciliation;
  readonly logger: Logger;
}

export interface Reconciled {
  /** The provider's payments that were compared with the ledger. */
  readonly checked: number;
  readonly unrecorded: number;
  readonly rebuilt: number;
  /** Orders that lacked facts of their events. */
  readonly replayed: number;
  /** The numbers of orders that wait for a person because of such facts or of refunds, and cannot be dispatched. */
  readonly ordersInReview: readonly string[];
  /** The numbers of orders of which only the capture is left. It is refunded. */
  readonly lost: readonly string[];
  /** The numbers of orders to be dispatched that may have been cancelled or sent, by events that Kafka has deleted. */
  readonly uncertain: readonly string[];
  readonly kept: number;
  readonly returned: number;
  /** Captures that wait for a person: those in review, and those without a reference of ours. */
  readonly review: number;
  readonly numbersPassed: boolean;
  /** Refunds of the ledger that were looked up at the provider. */
  readonly refundsChecked: number;
  /** Refunds that were done at the provider but still open in the ledger. */
  readonly refundsSettled: number;
  /** Refunds that wait for a person: the ledger does not have them, or it differs from the provider. */
  readonly refundsInReview: number;
}

/** Counts captures, refunds and orders that a person has to decide about. */
export const waiting = ({ review, refundsInReview, ordersInReview }: Reconciled): number =>
  review + refundsInReview + ordersInReview.length;

/** The exit codes of the command. */
export const exitCodes = { clean: 0, waiting: 1, lost: 2 } as const;

/** Lost: orders are lost for good, or what happened to orders can no longer be known. Both are listed by number. */
export const exitCodeOf = (reconciled: Reconciled): number => {
  if (reconciled.lost.length > 0 || reconciled.uncertain.length > 0) return exitCodes.lost;
  return waiting(reconciled) > 0 ? exitCodes.waiting : exitCodes.clean;
};

/** Counts all differences. Without a restore, each of them is a defect. */
export const differencesIn = ({ unrecorded, rebuilt, replayed, refundsSettled, refundsInReview }: Reconciled): number =>
  unrecorded + rebuilt + replayed + refundsSettled + refundsInReview;

const isNoRefund = ({ fact }: PastEvent): boolean => fact.kind !== 'refunded';
/** The number of the follow-on order that an answer to an offer made. */
const acceptedNo = ({ fact }: PastEvent): string[] =>
  fact.kind === 'offer answered' && fact.accepted ? [fact.accepted.orderNo] : [];
const isCancellation = ({ fact }: PastEvent): boolean => fact.kind === 'units cancelled';

const rank = (own: ReadonlySet<string | undefined>, { transaction }: FoundCapture): number =>
  own.has(transaction) ? 0 : 1;

/** Whether a capture that was refunded as a whole was the payment of the order, and not a surplus one. */
const isItsPayment = (order: Order, { transaction }: FoundCapture): boolean =>
  isPlaced(order) ? order.payment?.transaction === transaction : order.state === 'Cancelled';

const reason = 'Your order was lost on our side before it was complete.';

/**
 * Compares the ledger and the orders with the events and the provider. An order that lacks facts of its events gets
 * them. An order with a refund that nothing explains is put into review. A capture that the ledger lacks becomes the payment of its
 * order. An order that the restored copy lacks is rebuilt from its event. A capture without an order is refunded, and
 * the buyer is notified. A capture without a reference of ours is put into review. Refunds are compared one by one.
 * Safe to run at any time.
 */
export const reconcile =
  ({ past, orders, reconciliation, logger }: ReconcilePorts) =>
  async (from: Date, to: Date): Promise<Reconciled> => {
    const placed = await past.placed(from);
    // The counter has to move first, because a cart whose order is rebuilt takes a fresh number.
    const events = await past.about(from);
    const issued = [...placed.map(({ placed: { orderNo } }) => orderNo), ...events.flatMap(acceptedNo)];
    const passed = await orders.passNumbers(issued);
    // Offers are applied before a rebuilt follow-on order answers them.
    const replayed = new Set(await orders.replay(events.filter(isNoRefund)));
    let rebuilt = 0;
    const lacking = await orders.lacking(placed.map(({ placed: { orderId } }) => orderId));
    for (const event of placed.filter(({ placed: { orderId } }) => lacking.has(orderId))) {
      if (await orders.rebuild(event)) rebuilt += 1;
    }
    for (const orderId of await orders.replay(events.filter(isNoRefund))) replayed.add(orderId);

    const told = placed.flatMap(({ placed: { payment } }) => payment?.transaction ?? []);
    const { checked, found } = await reconciliation.unrecorded(from, to, [...told, ...(await past.captured(from))]);
    const passedAlso = await orders.passNumbers(found.map(({ orderNo }) => orderNo));

    const lost: string[] = [];
    const counts = { kept: 0, returned: 0, review: 0 };
    const settle = async (capture: FoundCapture) => {
      const isOurs = capture.orderId !== '';
      const order = isOurs ? await orders.find(capture.orderId) : undefined;
      if (order && (capture.cents > 0 || isItsPayment(order, capture)))
        return reconciliation.record(capture.transaction, order.totals.totalToPay, reason);
      if (isOurs && !order && capture.cents > 0) await orders.tell(capture, reason);
      if (isOurs && !order) lost.push(capture.orderNo);
      return reconciliation.record(capture.transaction, undefined, reason);
    };
    // An order that was paid twice keeps the payment that its event names.
    const own = new Set(placed.map(({ placed: { payment } }) => payment?.transaction));
    for (const capture of [...found].sort((one, other) => rank(own, one) - rank(own, other))) {
      const outcome = await settle(capture);
      counts[outcome] += 1;
      const { transaction, orderId, orderNo, cents } = capture;
      logger.warn({ transaction, orderId, orderNo, cents, outcome }, 'a capture that the ledger did not know');
    }
    const refunds = await reconciliation.refunds(from, to, await past.refunded(from));
    for (const difference of refunds.differences)
      logger.warn(difference, 'a refund differs between the provider and the ledger');
    // Payments recognises a refund that the provider made for a cancellation when it is booked.
    await orders.bookRefunds(events.filter(isCancellation).map(({ orderId }) => orderId));
    for (const orderId of await orders.replay(events)) replayed.add(orderId);
    const unexplained = await reconciliation.unexplainedRefunds();
    await orders.holdBack(unexplained);
    const isExplained = ({ reference }: { reference: string }) =>
      reference.startsWith('found:') && !unexplained.some(({ transaction }) => reference === `found:${transaction}`);
    const keptFrom = await past.keptFrom(from, to);
    const refundsSettled = refunds.differences.filter((one) => one.outcome === 'settled' || isExplained(one)).length;
    return {
      ...counts,
      checked,
      unrecorded: found.length,
      rebuilt,
      replayed: replayed.size,
      ordersInReview: await orders.inReview(),
      lost,
      uncertain: keptFrom > from ? await orders.openBefore(keptFrom) : [],
      numbersPassed: passed || passedAlso,
      refundsChecked: refunds.checked,
      refundsSettled,
      refundsInReview: refunds.differences.length - refundsSettled,
    };
  };
