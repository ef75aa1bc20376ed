import type { LineFacts, PlacedOrder } from '@southline/kernel/order';
import { contactOf, deliverTo, placedOn, remarkDetails, shipsFrom } from '@southline/kernel/order-texts';
import { regionDateTime } from '@southline/kernel/region';
import { factsOf } from './order-paper.ts';
import type { Column, Paper, Row } from './paper.ts';
import { fileNameOf } from './paper-kind.ts';
import type { Supplier } from './parties.ts';
import { issuerLine } from './parties.ts';
import { descriptionCell, drawingCell, partCell } from './priced-table.ts';

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

/** Units of an order that leave the warehouse together. */
export interface Parcel {
  readonly no: number;
  readonly dispatchedAt: Date;
  readonly carrier: string;
  readonly trackingNo: string;
  /** The order's lines, with the units that are in the parcel. */
  readonly lines: readonly LineFacts[];
  /** Whether units of the order are still to be dispatched. */
  readonly restWaits: boolean;
}

/** The list by which the warehouse picks and packs: no prices. */
const listOf = (order: PlacedOrder, supplier: Supplier, lines: readonly LineFacts[]) => {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: 'Packing List',
    barcode: order.orderNo,
    parties: [{ ...deliverTo(order), large: true }, contactOf(order), shipsFrom(order)],
    columns,
    rows: lines.map(row),
    totals: [],
    notes: order.remarks.notes,
    signatures: ['Picked by', 'Packed by', 'Date', 'Cartons'],
    issuer: issuerLine(supplier),
    facts: [
      { label: 'Order no', value: order.orderNo },
      { label: 'Order date', value: placedOn(order) },
      { label: 'To pack', value: `${count(lines.length, 'line', 'lines')}, ${count(units, 'unit', 'units')}` },
      ...factsOf(remarkDetails(order.remarks)),
    ],
  };
};

/** What happened to an order since it was placed: to its units and its address. */
export interface PackingState {
  /** Identifies the state among those of its order. */
  readonly key: string;
  /** When the last cancellation, dispatch or change of the address happened. Absent: none has. */
  readonly at?: Date | undefined;
  /** Units by line, in the sequence of the order's lines. */
  readonly cancelled: readonly number[];
  readonly dispatched: readonly number[];
}

const asPlaced: PackingState = { key: '0.0', cancelled: [], dispatched: [] };

const sum = (units: readonly number[]): number => units.reduce((all, each) => all + each, 0);

/**
 * The lines that are still to be packed. After everything was dispatched: all that was, because each parcel has its own
 * list.
 */
const linesToPack = ({ lines }: PlacedOrder, { cancelled, dispatched }: PackingState): LineFacts[] => {
  const kept = lines.map((line, at) => ({ ...line, quantity: line.quantity - (cancelled[at] ?? 0) }));
  const left = kept.map((line, at) => ({ ...line, quantity: line.quantity - (dispatched[at] ?? 0) }));
  const pickable = (some: readonly LineFacts[]) =>
    some.filter(({ pricing, quantity }) => pricing !== 'advised' && quantity > 0);
  return pickable(left).length > 0 ? pickable(left) : pickable(kept);
};

/**
 * The packing list of a whole order: what is to be packed in this state. Lines whose price is to be advised are left
 * out.
 */
export const packingList = (order: PlacedOrder, supplier: Supplier, state: PackingState = asPlaced): Paper => {
  const { at = order.placedAt, cancelled, dispatched } = state;
  const lines = linesToPack(order, state);
  const list = listOf(order, supplier, lines);
  const advised = order.lines.filter(
    ({ pricing, quantity }, nth) => pricing === 'advised' && quantity > (cancelled[nth] ?? 0),
  ).length;
  const sent = sum(dispatched);
  return {
    ...list,
    number: order.orderNo,
    fileName: fileNameOf('packing-list', order.orderNo),
    createdAt: at,
    facts: [...list.facts, { label: 'State of', value: regionDateTime(at, order.region) }],
    remarks: [
      ...(advised > 0
        ? [`Not in this parcel: ${count(advised, 'line', 'lines')} whose price is still to be advised.`]
        : []),
      ...(sum(cancelled) > 0 ? [`Cancelled and left out: ${count(sum(cancelled), 'unit', 'units')}.`] : []),
      ...(sent > 0 ? [`Dispatched in parcels: ${count(sent, 'unit', 'units')}.`] : []),
    ],
  };
};

export const parcelList = (order: PlacedOrder, parcel: Parcel, supplier: Supplier): Paper => {
  const { no, lines, carrier, trackingNo, dispatchedAt, restWaits } = parcel;
  const list = listOf(order, supplier, lines);
  const added = [
    { label: 'Parcel', value: String(no) },
    { label: 'Carrier', value: carrier },
    { label: 'Tracking no', value: trackingNo },
  ].filter(({ value }) => value !== '');
  return {
    ...list,
    number: `${order.orderNo} / ${no}`,
    fileName: fileNameOf('packing-list', order.orderNo, String(no)),
    createdAt: dispatchedAt,
    facts: [...list.facts, ...added],
    remarks: restWaits ? ['Other goods of this order follow in another parcel.'] : [],
  };
};
