import { gstOf } from '@southline/kernel/money';
import { type Finding, finding } from '../finding.ts';
import type { Capture } from '../sources/journal.ts';
import { cancelledCents, isPlaced, isUnderWay, type OrderRecord, refundsUnderWay } from '../sources/orders.ts';

/** Amounts in cents that staff decided about, by order. */
export interface Decided {
  /** Amounts that the shop owed and that staff refunded outside the provider. */
  readonly paidOtherwise: ReadonlyMap<string, number>;
  /** Amounts that staff refunded at the provider in addition to the order's returns. */
  readonly extra: ReadonlyMap<string, number>;
  /** Amounts that were refunded at the provider, and about which staff have to decide. They are on the work list. */
  readonly undecided: ReadonlyMap<string, number>;
}

const nothing: ReadonlyMap<string, number> = new Map();

/** Captured money minus refunds equals the total of a placed order minus its returns and cancellations. For any other order it is zero. */
export const capturesMatchOrders = (
  orders: readonly OrderRecord[],
  captures: readonly Capture[],
  returned: { readonly cents: ReadonlyMap<string, number>; readonly underWay: ReadonlySet<string> } = {
    cents: nothing,
    underWay: new Set(),
  },
  { paidOtherwise, extra, undecided }: Decided = { paidOtherwise: nothing, extra: nothing, undecided: nothing },
): Finding => {
  const found = finding('captures kept = orders placed, to the cent');
  const kept = new Map<string, number>();
  for (const { orderId, cents, refundedCents } of captures)
    kept.set(orderId, (kept.get(orderId) ?? 0) + cents - refundedCents);
  const known = new Set(orders.map(({ _id }) => _id));
  for (const order of orders) {
    const cents = kept.get(order._id) ?? 0;
    if (isUnderWay(order) && order.state !== 'AwaitingPayment') found.wait();
    else if (order.state === 'AwaitingPayment' && cents > 0) found.wait();
    else if (returned.underWay.has(order._id) || refundsUnderWay(order)) found.wait();
    else {
      const [back, more] = [returned.cents.get(order._id) ?? 0, extra.get(order._id) ?? 0];
      const ordered = isPlaced(order) ? order.totals.totalToPay - cancelledCents(order) - back - more : 0;
      const due = ordered + (paidOtherwise.get(order._id) ?? 0);
      const open = undecided.get(order._id) ?? 0;
      if (open > 0 && cents === due - open) found.wait();
      else found.expect(cents === due, `${order.orderNo} (${order.state}): kept ${cents}, due ${due}`);
    }
  }
  for (const [orderId, cents] of kept) {
    if (!known.has(orderId)) found.expect(cents === 0, `${orderId}: no such order, kept ${cents}`);
  }
  return found.result();
};

/** At most one capture of an order is not refunded. */
export const oneCaptureKept = (captures: readonly Capture[]): Finding => {
  const found = finding('never two captures kept for one order');
  const kept = new Map<string, number>();
  for (const { orderId, cents, refundedCents } of captures) {
    if (cents > refundedCents) kept.set(orderId, (kept.get(orderId) ?? 0) + 1);
  }
  for (const [orderId, count] of kept) found.expect(count === 1, `${orderId}: ${count} captures kept`);
  return found.result();
};

/**
 * The goods of a cart line are in at most one capture that was not refunded. The unbought rest of a line becomes a new line.
 * So an id in two orders means that the same goods were paid for, or sent, twice.
 */
export const goodsAreBoughtOnce = (orders: readonly OrderRecord[], captures: readonly Capture[]): Finding => {
  const found = finding('goods of a cart line are bought once');
  const kept = new Set(
    captures.filter(({ cents, refundedCents }) => cents > refundedCents).map(({ orderId }) => orderId),
  );
  const buyers = new Map<string, string[]>();
  for (const order of orders) {
    if (!isPlaced(order) && !kept.has(order._id)) continue;
    if (isUnderWay(order)) {
      found.wait();
      continue;
    }
    const goods = order.goods ?? order.lines.map(({ lineId }) => lineId);
    for (const lineId of goods) buyers.set(lineId, [...(buyers.get(lineId) ?? []), order.orderNo]);
  }
  for (const [lineId, orderNos] of buyers)
    found.expect(orderNos.length === 1, `line ${lineId}: bought with ${orderNos.join(' and ')}`);
  return found.result();
};

/** Integer cents; the total follows from the lines; GST is an eleventh of it. */
export const totalsAddUp = (orders: readonly OrderRecord[]): Finding => {
  const found = finding('totals follow from the lines, GST = total/11');
  for (const { orderNo, lines, totals } of orders) {
    const subTotal = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
    const total = subTotal - totals.voucherSaving + totals.deliveryFee;
    const whole = Object.values(totals).every(Number.isSafeInteger);
    const holds = whole && totals.subTotal === subTotal && totals.totalToPay === total && totals.gst === gstOf(total);
    found.expect(holds, `${orderNo}: ${JSON.stringify(totals)}, lines ${subTotal}`);
  }
  return found.result();
};

export interface LedgerRow {
  readonly kind: string;
  readonly orderId: string;
  readonly cents: number;
  readonly providerTransaction?: string;
}

/** Our ledger and the provider's journal contain the same captures. */
export const ledgerMatchesJournal = (ledger: readonly LedgerRow[], captures: readonly Capture[]): Finding => {
  const found = finding('our ledger = the provider’s journal');
  const ours = new Map(ledger.filter(({ kind }) => kind !== 'refund').map((row) => [row.providerTransaction, row]));
  for (const { transaction, cents, refundedCents, orderId } of captures) {
    const row = ours.get(transaction);
    // Captures refunded before a restore may be missing.
    if (!row && refundedCents === cents) found.look();
    else if (!row) found.wait();
    else
      found.expect(
        row.cents === cents && row.orderId === orderId,
        `transaction ${transaction}: ledger ${row.cents}, journal ${cents}`,
      );
  }
  const theirs = new Set(captures.map(({ transaction }) => transaction));
  for (const transaction of ours.keys())
    found.expect(theirs.has(transaction ?? ''), `the journal lacks transaction ${transaction}`);
  return found.result();
};

/** The captures that the provider confirmed, summed per order, because the ledger does not link a refund to its capture. */
export const capturesInLedger = (ledger: readonly LedgerRow[]): Capture[] => {
  const orders = new Map<string, Capture>();
  for (const { orderId, kind, cents } of ledger) {
    const { cents: captured, refundedCents } = orders.get(orderId) ?? { cents: 0, refundedCents: 0 };
    const sums =
      kind === 'refund'
        ? { cents: captured, refundedCents: refundedCents + cents }
        : { cents: captured + cents, refundedCents };
    orders.set(orderId, { orderId, transaction: '', ...sums });
  }
  return [...orders.values()];
};
