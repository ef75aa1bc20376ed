import { cardText, sumTexts } from '@southline/kernel/order-sums';
import { regionDate } from '@southline/kernel/region';
import type { PlacedOrder, Supplier } from './order-facts.ts';
import type { Fact, Paper } from './paper.ts';
import { fileNameOf } from './paper-kind.ts';
import { contact, deliverTo, issuerLine, shipsFrom } from './parties.ts';
import { priceRemarks } from './price-text.ts';
import { pricedColumns, pricedRow } from './priced-table.ts';

/** How a paid order was paid. */
export const paymentFacts = ({ payment }: PlacedOrder): Fact[] =>
  payment ? [{ label: 'Paid by card', value: cardText(payment) }] : [];

/** Facts that only some orders have. */
export const optionalFacts = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value.trim() !== '');

export const orderPaper = (order: PlacedOrder, supplier: Supplier): Paper => ({
  title: 'Order',
  number: order.orderNo,
  fileName: fileNameOf('order', order.orderNo),
  createdAt: order.placedAt,
  facts: [
    { label: 'Order no', value: order.orderNo },
    { label: 'Order date', value: regionDate(order.placedAt, order.region) },
    ...optionalFacts([
      { label: 'Purchase order no', value: order.purchaseOrderNo },
      { label: 'Membership no', value: order.membershipNo },
    ]),
    ...paymentFacts(order),
  ],
  parties: [deliverTo(order.buyer), contact(order.buyer), shipsFrom(order)],
  columns: pricedColumns,
  rows: order.lines.map(pricedRow),
  totals: sumTexts(order.totals, order.payment !== undefined),
  remarks: priceRemarks(order.lines),
  notes: order.notes,
  signatures: [],
  issuer: issuerLine(supplier),
});
