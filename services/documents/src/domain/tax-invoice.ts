import type { LineFacts, PlacedOrder } from '@southline/kernel/order';
import { sumTexts } from '@southline/kernel/order-sums';
import { invoiceTo, paidByCard, placedOn, remarkDetails, shipsFrom } from '@southline/kernel/order-texts';
import { factsOf } from './order-paper.ts';
import type { Paper } from './paper.ts';
import { fileNameOf } from './paper-kind.ts';
import type { Supplier } from './parties.ts';
import { issuerLine, suppliedBy } from './parties.ts';
import { pricedColumns, pricedRow, priceRemarks } from './priced-table.ts';

/** The series of invoice numbers starts at INV-100001. */
export const invoiceNumber = (count: number): string => `INV-${100_000 + count}`;

/** The position of a number in the series; 0 for an invalid number. */
export const invoiceCount = (number: string): number =>
  Math.max(0, Number(/^INV-(\d+)$/.exec(number)?.[1] ?? 0) - 100_000);

const advisedRemark =
  'Parts whose price is to be advised are not on this invoice. They get one of their own once their price is accepted and paid.';

const isPriced = ({ pricing }: LineFacts): boolean => pricing !== 'advised';

/**
 * An Australian tax invoice: its title, the supplier with its ABN, the date, the goods and the GST. From $1,000 the law
 * requires the buyer's identity, so every invoice names the buyer.
 */
export const taxInvoice = (order: PlacedOrder, supplier: Supplier, number: string): Paper => ({
  title: 'Tax Invoice',
  number,
  barcode: order.orderNo,
  fileName: fileNameOf('tax-invoice', order.orderNo),
  createdAt: order.placedAt,
  facts: [
    { label: 'Invoice no', value: number },
    { label: 'Invoice date', value: placedOn(order) },
    { label: 'Order no', value: order.orderNo },
    ...factsOf([...remarkDetails(order.remarks), paidByCard(order)]),
  ],
  parties: [suppliedBy(supplier), invoiceTo(order), shipsFrom(order)],
  columns: pricedColumns,
  rows: order.lines.filter(isPriced).map(pricedRow),
  totals: sumTexts(order),
  remarks: [
    ...priceRemarks(order.lines.filter(isPriced)),
    ...(order.lines.every(isPriced) ? [] : [advisedRemark]),
    'Every line is a taxable supply; GST is one eleventh of the total.',
  ],
  notes: '',
  signatures: [],
  issuer: issuerLine(supplier),
});
