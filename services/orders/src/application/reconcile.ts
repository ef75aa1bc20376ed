import type { Logger } from '@southline/platform/logger';
import type { FoundCapture, PastEvents, Rebuilding, Reconciliation } from '../domain/reconciling.ts';

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

/** Counts captures and refunds that a person has to decide about. */
export const waiting = ({ review, refundsInReview }: Reconciled): number => review + refundsInReview;

/** Counts all differences. Without a restore, each of them is a defect. */
export const differencesIn = ({ unrecorded, rebuilt, refundsSettled, refundsInReview }: Reconciled): number =>
  unrecorded + rebuilt + refundsSettled + refundsInReview;

const reason = 'Your order was lost on our side before it was complete.';

/**
 * Compares the ledger and the orders with the provider. A capture that the ledger lacks becomes the payment of its
 * order. An order that the restored copy lacks is rebuilt from its event. A capture without an order is refunded, and
 * the buyer is notified. A capture without a reference of ours is put into review. Refunds are compared one by one.
 * Safe to run at any time.
 */
export const reconcile =
  ({ past, orders, reconciliation, logger }: ReconcilePorts) =>
  async (from: Date, to: Date): Promise<Reconciled> => {
    const placed = await past.placed(from);
    // The counter has to move first, because a cart whose order is rebuilt takes a fresh number.
    const passed = await orders.passNumbers(placed.map(({ placed: { orderNo } }) => orderNo));
    let rebuilt = 0;
    const lacking = await orders.lacking(placed.map(({ placed: { orderId } }) => orderId));
    for (const event of placed.filter(({ placed: { orderId } }) => lacking.has(orderId))) {
      if (await orders.rebuild(event)) rebuilt += 1;
    }

    const told = placed.flatMap(({ placed: { payment } }) => payment?.transaction ?? []);
    const { checked, found } = await reconciliation.unrecorded(from, to, [...told, ...(await past.captured(from))]);
    const passedAlso = await orders.passNumbers(found.map(({ orderNo }) => orderNo));

    const counts = { kept: 0, returned: 0, review: 0 };
    const settle = async (capture: FoundCapture) => {
      const isOurs = capture.orderId !== '';
      const order = isOurs ? await orders.find(capture.orderId) : undefined;
      if (order) return reconciliation.record(capture.transaction, order.totals.totalToPay, reason);
      if (isOurs) await orders.tell(capture, reason);
      return reconciliation.record(capture.transaction, undefined, reason);
    };
    for (const capture of found) {
      const outcome = await settle(capture);
      counts[outcome] += 1;
      const { transaction, orderId, orderNo, cents } = capture;
      logger.warn({ transaction, orderId, orderNo, cents, outcome }, 'a capture that the ledger did not know');
    }
    const refunds = await reconciliation.refunds(from, to, await past.refunded(from));
    for (const difference of refunds.differences)
      logger.warn(difference, 'a refund differs between the provider and the ledger');
    const refundsSettled = refunds.differences.filter(({ outcome }) => outcome === 'settled').length;
    return {
      ...counts,
      checked,
      unrecorded: found.length,
      rebuilt,
      numbersPassed: passed || passedAlso,
      refundsChecked: refunds.checked,
      refundsSettled,
      refundsInReview: refunds.differences.length - refundsSettled,
    };
  };
