import { refundOfUnits } from '@southline/kernel/refund';
import { type Finding, finding } from '../finding.ts';
import { cancelledCents, isPlaced, type OrderRecord, paidLine, remainingUnits } from '../sources/orders.ts';
import type { LedgerRow } from './money.ts';

/**
 * A cancellation refunds what was paid for its units. An order is cancelled when all its units are. See
 * `deliveryFeesFitFamilies` for the delivery fee.
 */
export const cancellationsFitOrders = (orders: readonly OrderRecord[]): Finding => {
  const found = finding('cancelled ≤ bought, refunded = paid for these units');
  for (const order of orders) {
    const { cancellations = [] } = order;
    if (cancellations.length === 0) continue;
    const left = order.lines.map((line) => remainingUnits(order, line));
    const none = left.every((units) => units === 0) && !order.followOns;
    found.expect(
      isPlaced(order) && left.every((units) => units >= 0) && none === (order.state === 'Cancelled'),
      `${order.orderNo} (${order.state}): ${left} units are left`,
    );
    for (const { no, lines, deliveryCents, keptCents = 0, refundCents } of cancellations) {
      const cents = lines.reduce((sum, line) => sum + line.refundCents, deliveryCents - keptCents);
      found.expect(cents === refundCents, `${order.orderNo}, cancellation ${no}: ${refundCents} of ${cents} cents`);
    }
    const kept = order.totals.totalToPay - cancelledCents(order);
    found.expect(none ? kept === 0 : kept >= 0, `${order.orderNo}: ${kept} cents are kept`);
    for (const line of order.lines) {
      const units = remainingUnits(order, line);
      if (units < 0) continue;
      const own = cancellations.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === line.lineId));
      const cents = own.reduce((sum, { refundCents }) => sum + refundCents, 0);
      const due = refundOfUnits(paidLine(line), units, line.quantity - units);
      found.expect(cents === due, `${order.orderNo}, line ${line.lineId}: ${cents} cents refunded, due ${due}`);
    }
  }
  return found.result();
};

/** Each refund of a cancellation is in the ledger, with the same amount. */
export const refundsMatchCancellations = (
  orders: readonly OrderRecord[],
  ledger: readonly (LedgerRow & { readonly reference?: string })[],
): Finding => {
  const found = finding('one refund per cancellation, to the cent');
  const refunds = Map.groupBy(ledger, ({ kind, reference }) => (kind === 'refund' ? reference : undefined));
  for (const { _id, orderNo, cancellations = [] } of orders)
    for (const { no, refundCents, refundedAt } of cancellations) {
      const gone = (refunds.get(`cancel:${_id}:${no}`) ?? []).map(({ cents }) => cents);
      const due = refundCents > 0 ? [refundCents] : [];
      if (refundedAt === undefined && gone.length === 0) found.wait();
      else found.expect(`${gone}` === `${due}`, `${orderNo}, cancellation ${no}: refunds of ${gone}, due ${due}`);
    }
  return found.result();
};
