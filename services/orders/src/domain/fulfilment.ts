import { type DispatchTerms, parcelArrival } from '@southline/kernel/dispatch-day';
import { checkAddressSeen } from './change-delivery.ts';
import {
  alreadyCancelled,
  invalidParcel,
  notPlaced,
  orderCancelled,
  orderInReview,
  priceToBeAdvised,
  unitsDispatched,
} from './errors.ts';
import { hasOpenFindings } from './finding.ts';
import { endedGifts } from './gifts.ts';
import type { Line } from './line.ts';
import { isPlaced, type Order, type OrderState, type Parcel, type Shipment, type UnitsOfLine } from './order.ts';
import type { OrderChange } from './ports.ts';
import { changed, hasPrice, parcelsOf, unitsOf, waitingLines, withMoves } from './units.ts';

export type Fulfilment = Extract<OrderState, 'Dispatched' | 'Delivered'>;

export interface FulfilCommand {
  readonly to: Fulfilment;
  /** The units of one parcel. Empty: all waiting units with a price. */
  readonly lines: readonly UnitsOfLine[];
  /** Delivers this parcel alone. */
  readonly parcelNo?: number | undefined;
  readonly shipment: Shipment;
  readonly requestId: string;
  /** The number of the last address change that staff saw; 0: none. Absent: not checked. A dispatch alone checks it. */
  readonly deliveryChangeNo?: number | undefined;
  /** Membership number of the staff. */
  readonly by: string;
}

export interface Fulfilled {
  readonly changes: readonly OrderChange[];
  /** The number of the parcel that the command concerns. 0 if it concerns none or all. */
  readonly parcelNo: number;
}

/** A free part that lost its condition is not sent. The sweeper cancels it soon. */
const hasEnded = (order: Order, { lineId }: Pick<Line, 'lineId'>): boolean =>
  endedGifts(order).some((ended) => ended.lineId === lineId);

const isToSend = (order: Order) => (line: Line) => hasPrice(line) && !hasEnded(order, line);

const checkLine = (order: Order, { lineId, quantity }: UnitsOfLine): void => {
  const line = order.lines.find((known) => known.lineId === lineId);
  if (!line) throw invalidParcel('lines', 'A line is not in this order.');
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.quantity)
    throw invalidParcel('quantity', `Dispatch 1 to ${line.quantity} of ${line.partNo}.`);
  if (!hasPrice(line)) throw priceToBeAdvised();
  const units = unitsOf(order, line);
  if (quantity > units.bought - units.cancelled || hasEnded(order, line)) throw alreadyCancelled();
  if (quantity > units.waiting) throw unitsDispatched({ ...line, ...units });
};

const checkLines = (order: Order, lines: readonly UnitsOfLine[]): void => {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    throw invalidParcel('lines', 'Name each line once.');
  for (const wanted of lines) checkLine(order, wanted);
};

/** The parcel that the command dispatches. Undefined if it dispatches nothing. */
const newParcel = (order: Order, command: FulfilCommand, now: Date, terms: DispatchTerms): Parcel | undefined => {
  const { lines: wanted, shipment, requestId, by } = command;
  checkLines(order, wanted);
  const lines = wanted.length > 0 ? wanted : waitingLines(order, isToSend(order));
  if (lines.length === 0) return undefined;
  checkAddressSeen(order, command.deliveryChangeNo);
  const no = parcelsOf(order).length + 1;
  const arrivalDay = parcelArrival(terms, order.delivery.state, now);
  return { no, at: now, by, ...shipment, ...(requestId && { requestId }), lines, arrivalDay };
};

/** The existing parcel that the command names by its number or by its request id. */
const namedParcel = (order: Order, { to, parcelNo, lines, requestId }: FulfilCommand): Parcel | undefined => {
  const parcels = parcelsOf(order);
  if (parcelNo === undefined) return requestId ? parcels.find((known) => known.requestId === requestId) : undefined;
  if (to !== 'Delivered' || lines.length > 0)
    throw invalidParcel('parcelNo', 'A parcel that is named is delivered whole.');
  const parcel = parcels.find(({ no }) => no === parcelNo);
  if (!parcel) throw invalidParcel('parcelNo', 'There is no such parcel of this order.');
  return parcel;
};

const dispatch = (order: Order, parcel: Parcel, { by }: FulfilCommand): OrderChange[] =>
  withMoves(order, { set: { parcels: [...parcelsOf(order), parcel] }, tells: 'dispatched' }, { why: 'dispatched', by });

const deliver = (order: Order, parcel: Parcel, { by }: FulfilCommand, now: Date): OrderChange[] => {
  const delivered = { ...parcel, deliveredAt: now };
  const parcels = parcelsOf(order).map((known) => (known.no === parcel.no ? delivered : known));
  return withMoves(order, { set: { parcels }, tells: { delivered } }, { why: 'delivered', by });
};

/**
 * The changes that a command of staff makes, each with its event. None if the order has already reached the state. A
 * command without lines and parcel concerns all parcels and all waiting units with a price. Throws if the command is
 * refused.
 */
export const fulfil = (order: Order, command: FulfilCommand, now: Date, terms: DispatchTerms): Fulfilled => {
  if (!isPlaced(order)) throw notPlaced();
  if (order.state === 'Cancelled') throw orderCancelled();
  const named = namedParcel(order, command);
  if (!named && hasOpenFindings(order)) throw orderInReview();
  const added = named ? undefined : newParcel(order, command, now, terms);
  const changes = added ? dispatch(order, added, command) : [];
  const isAbout = ({ no }: Parcel) => (named ? no === named.no : command.lines.length === 0 || no === added?.no);
  const open = parcelsOf(changed(order, changes)).filter((parcel) => !parcel.deliveredAt && isAbout(parcel));
  for (const parcel of command.to === 'Delivered' ? open : [])
    changes.push(...deliver(changed(order, changes), parcel, command, now));
  // Units can be dispatched only once their price is known.
  if (!named && changes.length === 0 && waitingLines(order, (line) => !hasPrice(line)).length > 0)
    throw priceToBeAdvised();
  return { changes, parcelNo: (named ?? added)?.no ?? 0 };
};
