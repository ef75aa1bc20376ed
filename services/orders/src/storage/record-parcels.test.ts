import { expect, test } from 'vitest';
import type { Order, OrderState } from '../domain/order.ts';
import { aLine, delivery, fulfilled, staffs } from '../domain/testing.ts';
import { changed } from '../domain/units.ts';
import { withAllUnits } from './record-parcels.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const step = (to: OrderState, hour: number) => ({ at: at(hour), to, why: to, by: 'D3' });
const units = (lineId: string, quantity: number) => [{ lineId, quantity }];
const shipment = { carrier: 'Toll', trackingNo: 'T1' };
const all = { no: 1, at: at(2), by: 'D3', ...shipment };
const lines = [...units('battery', 2), ...units('filter', 2)];

/** An order that a release without parcels dispatched or delivered. */
const old = (state: OrderState, over: Partial<Order> = {}) =>
  ({
    state,
    lines: [aLine({ lineId: 'battery', quantity: 2 }), aLine({ lineId: 'filter', quantity: 3 })],
    cancellations: [{ lines: units('filter', 1) }],
    history: [step('Placed', 1), step('Dispatched', 2), ...(state === 'Delivered' ? [step('Delivered', 3)] : [])],
    delivery,
    createdAt: at(0),
    placedAt: at(1),
    ...over,
  }) as unknown as Order;

test('an order gets one parcel with all units that were not cancelled', () => {
  expect(withAllUnits(old('Placed', { history: [] }), shipment)).toEqual([]);
  expect(withAllUnits(old('Dispatched'), shipment)).toEqual([{ ...all, lines }]);
  expect(withAllUnits(old('Delivered'), shipment)).toEqual([{ ...all, lines, deliveredAt: at(3) }]);
});

test('it is delivered like any other then', () => {
  const sent = old('Dispatched');
  const order = { ...sent, parcels: withAllUnits(sent, shipment) };
  const { changes } = fulfilled(order, staffs('Delivered'), at(9));
  expect(changed(order, changes)).toMatchObject({
    state: 'Delivered',
    parcels: [{ ...all, lines, deliveredAt: at(9) }],
  });
  const arrived = old('Delivered');
  const delivered = { ...arrived, parcels: withAllUnits(arrived, shipment) };
  expect(fulfilled(delivered, staffs('Delivered'), at(9)).changes).toEqual([]);
});

test('an order keeps its parcels and has one more, when a process without parcels sent the rest', () => {
  const parcel = { no: 1, at: at(1), carrier: '', trackingNo: '', lines: units('battery', 1) };
  expect(withAllUnits(old('Delivered', { parcels: [parcel] }), shipment)).toMatchObject([
    { ...parcel, deliveredAt: at(3) },
    { no: 2, lines: [...units('battery', 1), ...units('filter', 2)], deliveredAt: at(3) },
  ]);
});
