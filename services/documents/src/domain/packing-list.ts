import { regionDate } from '@southline/kernel/region';
import type { LineFacts, PlacedOrder, Supplier } from './order-facts.ts';
import { optionalFacts } from './order-paper.ts';
import type { Column, Paper, Row } from './paper.ts';
import { fileNameOf } from './paper-kind.ts';
import { contact, deliverTo, issuerLine, shipsFrom } from './parties.ts';
import { descriptionCell, drawingCell, partCell } from './priced-table.ts';

const columns: readonly Column[] = [
  { heading: '', width: 42 },
  { heading: 'Part no', width: 104 },
  { heading: 'Description' },
  { heading: 'Quantity', width: 52, align: 'right' },
  { heading: 'Picked', width: 56, align: 'centre' },
  { heading: 'Packed', width: 48, align: 'centre' },
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

/** What the warehouse picks and packs by: no prices. Lines without a price stay until theirs is advised. */
export const packingList = (order: PlacedOrder, supplier: Supplier): Paper => {
  const pickable = order.lines.filter(({ pricing }) => pricing !== 'advised');
  const waiting = order.lines.length - pickable.length;
  const units = pickable.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: 'Packing List',
    number: order.orderNo,
    fileName: fileNameOf('packing-list', order.orderNo),
    createdAt: order.placedAt,
    facts: [
      { label: 'Order no', value: order.orderNo },
      { label: 'Order date', value: regionDate(order.placedAt, order.region) },
      { label: 'To pack', value: `${count(pickable.length, 'line', 'lines')}, ${count(units, 'unit', 'units')}` },
      ...optionalFacts([{ label: 'Purchase order no', value: order.purchaseOrderNo }]),
    ],
    parties: [{ ...deliverTo(order.buyer), large: true }, contact(order.buyer), shipsFrom(order)],
    columns,
    rows: pickable.map(row),
    totals: [],
    remarks:
      waiting > 0 ? [`Not in this parcel: ${count(waiting, 'line', 'lines')} whose price is still to be advised.`] : [],
    notes: order.notes,
    signatures: ['Picked by', 'Packed by', 'Date', 'Cartons'],
    issuer: issuerLine(supplier),
  };
};
