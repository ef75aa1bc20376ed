import type { LineFacts, PlacedOrder } from '@southline/kernel/order';
import { contactOf, deliverTo, placedOn, remarkDetails, shipsFrom } from '@southline/kernel/order-texts';
import { factsOf } from './order-paper.ts';
import type { Column, Paper, Row } from './paper.ts';
import { fileNameOf } from './paper-kind.ts';
import { issuerLine } from './parties.ts';
import { descriptionCell, drawingCell, partCell } from './priced-table.ts';
import type { Supplier } from './supplier.ts';

const columns: readonly Column[] = [
  { heading: '', width: 36 },
  { heading: 'Part no', width: 104 },
  { heading: 'Description' },
  { heading: 'Quantity', width: 46, align: 'right' },
  { heading: 'Picked', width: 48, align: 'centre' },
  { heading: 'Packed', width: 40, align: 'centre' },
];

const row = (line: LineFacts): Row => [
  drawingCell(line),
  partCell(line),
  descriptionCell(line),
  { kind: 'text', text: String(line.quantity), strong: true },
  { kind: 'box' },
  { kind: 'box' },
];

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The list by which the warehouse picks and packs: no prices. Lines whose price is not advised yet wait. */
export const packingList = (order: PlacedOrder, supplier: Supplier): Paper => {
  const pickable = order.lines.filter(({ pricing }) => pricing !== 'advised');
  const waiting = order.lines.length - pickable.length;
  const units = pickable.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: 'Packing List',
    number: order.orderNo,
    barcode: order.orderNo,
    fileName: fileNameOf('packing-list', order.orderNo),
    createdAt: order.placedAt,
    facts: [
      { label: 'Order no', value: order.orderNo },
      { label: 'Order date', value: placedOn(order) },
      { label: 'To pack', value: `${count(pickable.length, 'line', 'lines')}, ${count(units, 'unit', 'units')}` },
      ...factsOf(remarkDetails(order.remarks)),
    ],
    parties: [{ ...deliverTo(order), large: true }, contactOf(order), shipsFrom(order)],
    columns,
    rows: pickable.map(row),
    totals: [],
    remarks:
      waiting > 0 ? [`Not in this parcel: ${count(waiting, 'line', 'lines')} whose price is still to be advised.`] : [],
    notes: order.remarks.notes,
    signatures: ['Picked by', 'Packed by', 'Date', 'Cartons'],
    issuer: issuerLine(supplier),
  };
};
