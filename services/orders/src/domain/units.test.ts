import { expect, test } from 'vitest';
import { cancel } from './cancelling.ts';
import type { Order } from './order.ts';
import type { OrderChange } from './ports.ts';
import { aLine, delivery, fulfilled, staffs } from './testing.ts';
import { changed, unitsOf } from './units.ts';

const now = new Date('2026-03-01T00:00:00Z');
const unit = aLine({ lineId: 'unit' });
const lines = [{ lineId: 'unit', quantity: 1 }];

/** One unit, beside another line whose units wait. */
const placed = {
  state: 'Placed',
  placedAt: now,
  createdAt: now,
  history: [],
  delivery,
  lines: [unit, aLine({ lineId: 'other', partNo: 'OF1' })],
  totals: { totalToPay: 37_800 },
} as unknown as Order;

const actions: Readonly<Record<string, (order: Order) => readonly OrderChange[]>> = {
  dispatch: (order) => fulfilled(order, staffs('Dispatched', { lines }), now).changes,
  deliver: (order) => fulfilled(order, staffs('Delivered', order.parcels ? { parcelNo: 1 } : { lines }), now).changes,
  cancel: (order) => cancel(order, { lines, reason: '', requestId: '' }, now),
};

const after = (order: Order, ...names: readonly string[]): Order =>
  names.reduce((current, name) => changed(current, actions[name]?.(current) ?? []), order);

const orders: Readonly<Record<string, Order>> = {
  waiting: placed,
  dispatched: after(placed, 'dispatch'),
  delivered: after(placed, 'dispatch', 'deliver'),
  cancelled: after(placed, 'cancel'),
};

const place = (order: Order): string => {
  const { delivered, dispatched, cancelled, waiting } = unitsOf(order, unit);
  expect(dispatched + cancelled + waiting).toBe(1);
  if (delivered > 0) return 'delivered';
  if (dispatched > 0) return 'dispatched';
  return cancelled > 0 ? 'cancelled' : 'waiting';
};

test.each([
  ['waiting', 'dispatch', 'dispatched'],
  ['waiting', 'deliver', 'delivered'],
  ['waiting', 'cancel', 'cancelled'],
  ['dispatched', 'deliver', 'delivered'],
  ['delivered', 'deliver', 'delivered'],
])('a unit that is %s: %s makes it %s', (from, action, to) => {
  const order = orders[from] ?? placed;
  expect(place(order)).toBe(from);
  expect(place(after(order, action))).toBe(to);
});

test.each([
  ['dispatched', 'dispatch', 'AlreadyDispatched'],
  ['dispatched', 'cancel', 'AlreadyDispatched'],
  ['delivered', 'dispatch', 'AlreadyDispatched'],
  ['delivered', 'cancel', 'AlreadyDispatched'],
  ['cancelled', 'dispatch', 'AlreadyCancelled'],
  ['cancelled', 'deliver', 'AlreadyCancelled'],
  ['cancelled', 'cancel', 'AlreadyCancelled'],
])('a unit that is %s: %s is refused with %s', (from, action, code) => {
  const order = orders[from] ?? placed;
  expect(place(order)).toBe(from);
  expect(() => after(order, action)).toThrow(expect.objectContaining({ code }));
});
