import { type FulfilCommand, type Fulfilled, fulfil } from './fulfilment.ts';
import type { Line } from './line.ts';
import type { Order } from './order.ts';

/** A command of staff for all waiting units; `over` sets the fields of a test. */
export const staffs = (to: FulfilCommand['to'], over: Partial<FulfilCommand> = {}): FulfilCommand => ({
  to,
  lines: [],
  shipment: { carrier: '', trackingNo: '' },
  requestId: '',
  by: 'D7',
  ...over,
});

export const delivery = {
  firstName: 'A',
  lastName: 'B',
  addressLine: 'C',
  locality: 'D',
  state: 'VIC',
  postcode: '3000',
  phone: '0491570006',
  email: 'a@example.com',
};

/** A line for tests; `over` sets the fields that a test is about. */
export const aLine = (over: Partial<Line> = {}): Line => ({
  lineId: 'line-1',
  quantity: 1,
  partNo: '55D23L',
  cleansedPartNo: '55D23L',
  gmPartNo: '',
  description: 'Battery 55D23L',
  priceCents: 18_900,
  isFree: false,
  minQuantity: 1,
  available: 10,
  stockLevel: 'InStock',
  fit: 'Unknown',
  fitNote: '',
  vehicleSlug: '',
  vehicleLabel: '',
  family: 'batteries',
  attributes: {},
  drawingHash: 'x',
  ...over,
});

export const dispatchTerms = {
  cutOff: '14:00',
  timeZone: 'Australia/Melbourne',
  transitDays: { VIC: 1 },
  warehouseClosedOn: [],
  holidays: {},
};

export const fulfilled = (order: Order, command: FulfilCommand, now: Date): Fulfilled =>
  fulfil(order, command, now, dispatchTerms);
