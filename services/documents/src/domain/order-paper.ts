import type { PlacedOrder } from '@southline/kernel/order';
import { sumTexts } from '@southline/kernel/order-sums';
import {
  contactOf,
  type Detail,
  dealerOf,
  deliverTo,
  memberOf,
  paidByCard,
  placedOn,
  present,
  remarkDetails,
  shipsFrom,
} from '@southline/kernel/order-texts';
import type { Fact, Paper } from './paper.ts';
import { fileNameOf } from './paper-kind.ts';
import type { Supplier } from './parties.ts';
import { issuerLine } from './parties.ts';
import { pricedColumns, pricedRow, priceRemarks } from './priced-table.ts';

/** Facts that only some orders have. */
export const factsOf = (details: readonly Detail[]): Fact[] =>
  present(details).map(({ label, lines }) => ({ label, value: lines.join(' ') }));

export const orderPaper = (order: PlacedOrder, supplier: Supplier): Paper => ({
  title: 'Order',
  number: order.orderNo,
  barcode: order.orderNo,
  fileName: fileNameOf('order', order.orderNo),
  createdAt: order.placedAt,
  facts: [
    { label: 'Order no', value: order.orderNo },
    { label: 'Order date', value: placedOn(order) },
    ...factsOf([...remarkDetails(order.remarks), memberOf(order), paidByCard(order)]),
  ],
  parties: present([deliverTo(order), contactOf(order), shipsFrom(order), dealerOf(order)]),
  columns: pricedColumns,
  rows: order.lines.map(pricedRow),
  totals: sumTexts(order),
  remarks: priceRemarks(order.lines),
  notes: order.remarks.notes,
  signatures: [],
  issuer: issuerLine(supplier),
});
