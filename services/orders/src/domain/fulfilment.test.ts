import { describe, expect, test } from 'vitest';
import type { FulfilCommand } from './fulfilment.ts';
import type { Order, OrderState } from './order.ts';
import { resend } from './resending.ts';
import { aLine, delivery, fulfilled, staffs } from './testing.ts';
import { changed } from './units.ts';

const neverPlaced: readonly OrderState[] = ['AwaitingPayment', 'Expired', 'Paid', 'Refunding', 'Cancelled'];

const orderIn = (state: OrderState, rest: Partial<Order> = {}) => {
  const placedAt = neverPlaced.includes(state) ? {} : { placedAt: new Date(0) };
  return {
    state,
    lines: [aLine()],
    history: [],
    delivery,
    createdAt: new Date(0),
    ...placedAt,
    ...rest,
  } as unknown as Order;
};

const now = new Date('2026-03-01T00:00:00Z');
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const statesAfter = (order: Order, command: FulfilCommand) =>
  fulfilled(order, command, now).changes.flatMap(({ to }) => to?.state ?? []);

test.each([
  ['Placed', 'Dispatched', ['Dispatched']],
  ['Placed', 'Delivered', ['Dispatched', 'Delivered']],
  ['Dispatched', 'Delivered', ['Delivered']],
  ['Dispatched', 'Dispatched', []],
  ['Delivered', 'Dispatched', []],
] as const)('from %s to %s an order makes the moves %j', (from, to, moves) => {
  expect(statesAfter(orderIn(from), staffs(to))).toEqual(moves);
});

test('goods are not dispatched by somebody who saw an earlier address; a repeat and a delivery are no conflict', () => {
  const deliveryChanges = [{ no: 1, at: now, requestId: 'press' }];
  const moved = orderIn('Placed', { deliveryChanges });
  for (const to of ['Dispatched', 'Delivered'] as const)
    expect(() => fulfilled(moved, staffs(to, { deliveryChangeNo: 0 }), now)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'AddressChanged' }),
    );
  const seen = staffs('Dispatched', { deliveryChangeNo: 1, requestId: 'parcel' });
  const sent = changed(moved, fulfilled(moved, seen, now).changes);
  expect(sent.state).toBe('Dispatched');
  expect(fulfilled(sent, { ...seen, deliveryChangeNo: 0 }, now).changes).toEqual([]);
  expect(statesAfter(sent, staffs('Delivered', { deliveryChangeNo: 0 }))).toEqual(['Delivered']);
  expect(statesAfter(moved, staffs('Dispatched'))).toEqual(['Dispatched']);
});

test.each(neverPlaced)('an order that is %s and was never placed goes nowhere', (state) => {
  expect(() => fulfilled(orderIn(state), staffs('Dispatched'), now)).toThrow('This order is not placed.');
});

test('an order that was placed and then cancelled goes nowhere, and its confirmation is not sent again', () => {
  const cancelled = orderIn('Cancelled', { placedAt: new Date(0) });
  expect(() => fulfilled(cancelled, staffs('Delivered'), now)).toThrow('This order is cancelled.');
  expect(() => resend(cancelled, { requestId: 'press' }, new Date(1))).toThrow('This order is cancelled.');
});

const battery = aLine({ lineId: 'battery', quantity: 2 });
const filter = aLine({ lineId: 'filter', partNo: 'OF1', quantity: 3 });
const advised = aLine({ lineId: 'advised', priceCents: 0, quantity: 2 });
const units = (lineId: string, quantity: number) => [{ lineId, quantity }];

describe('a line without a price', () => {
  test('waits, and the others are dispatched and delivered without it', () => {
    const order = orderIn('Placed', { lines: [battery, advised] });
    const { changes, parcelNo } = fulfilled(order, staffs('Delivered'), now);
    const after = changed(order, changes);
    expect([parcelNo, after.state]).toEqual([1, 'Placed']);
    expect(after.parcels).toMatchObject([{ lines: units('battery', 2), deliveredAt: now }]);
    expect(() => fulfilled(after, staffs('Dispatched'), now)).toThrow('to be advised');
    expect(after.parcels).toHaveLength(1);
  });

  test('keeps an order of nothing else, and is no line of a parcel', () => {
    const order = orderIn('Placed', { lines: [advised] });
    expect(() => fulfilled(order, staffs('Delivered'), now)).toThrow('to be advised');
    expect(() => fulfilled(order, staffs('Dispatched', { lines: units('advised', 1) }), now)).toThrow('to be advised');
    const free = orderIn('Placed', { lines: [aLine({ priceCents: 0, isFree: true })] });
    expect(statesAfter(free, staffs('Dispatched'))).toEqual(['Dispatched']);
  });

  test('that is cancelled is no unit that waits', () => {
    const cancelled = [{ lines: [{ lineId: 'advised', quantity: 2, refundCents: 0 }] }];
    const cancellations = cancelled as unknown as Order['cancellations'];
    const order = orderIn('Placed', { lines: [battery, advised], cancellations });
    expect(statesAfter(order, staffs('Dispatched'))).toEqual(['Dispatched']);
  });
});

describe('parcels', () => {
  const order = orderIn('Placed', { lines: [battery, filter] });
  const sent = (from: Order, over: Partial<FulfilCommand>, to: FulfilCommand['to'] = 'Dispatched') =>
    changed(from, fulfilled(from, staffs(to, over), now).changes);

  test('are numbered, and the order is dispatched with the last unit', () => {
    const shipment = { carrier: 'Toll', trackingNo: 'T1' };
    const first = sent(order, { lines: units('filter', 1), shipment });
    expect([first.state, first.parcels]).toMatchObject([
      'Placed',
      [{ no: 1, by: 'D7', at: now, arrivalDay: '2026-03-02', ...shipment }],
    ]);
    const second = sent(first, {});
    expect(second.parcels?.[1]).toMatchObject({ no: 2, lines: [...units('battery', 2), ...units('filter', 2)] });
    expect(second.state).toBe('Dispatched');
  });

  test('are delivered one by one, or all that are on their way', () => {
    const both = sent(sent(order, { lines: units('battery', 2) }), {});
    const second = sent(both, { parcelNo: 2 }, 'Delivered');
    expect([second.state, second.parcels?.map(({ deliveredAt }) => deliveredAt)]).toEqual([
      'Dispatched',
      [undefined, now],
    ]);
    expect(fulfilled(second, staffs('Delivered', { parcelNo: 2 }), now)).toEqual({ changes: [], parcelNo: 2 });
    const all = fulfilled(both, staffs('Delivered'), now).changes;
    expect(all.map(({ tells, to }) => [tells, to?.state])).toMatchObject([
      [{ delivered: { no: 1 } }, undefined],
      [{ delivered: { no: 2 } }, 'Delivered'],
    ]);
  });

  test('with lines, delivered at once, leave the others on their way', () => {
    const first = sent(order, { lines: units('battery', 1) });
    const second = sent(first, { lines: units('battery', 1) }, 'Delivered');
    expect(second.parcels?.map(({ deliveredAt }) => deliveredAt)).toEqual([undefined, now]);
    expect(second.state).toBe('Placed');
  });

  test('of the same press are one', () => {
    const command = staffs('Dispatched', { lines: units('filter', 1), requestId: 'press-1' });
    const once = changed(order, fulfilled(order, command, now).changes);
    expect(fulfilled(once, command, now)).toEqual({ changes: [], parcelNo: 1 });
    expect(fulfilled(once, { ...command, requestId: 'press-2' }, now).parcelNo).toBe(2);
  });

  test.each<[string, string, Partial<FulfilCommand>]>([
    ['units of another order', 'InvalidRequest', { lines: units('x', 1) }],
    ['no units', 'InvalidRequest', { lines: units('filter', 0) }],
    ['half a unit', 'InvalidRequest', { lines: units('filter', 0.5) }],
    ['more than was bought', 'InvalidRequest', { lines: units('filter', 4) }],
    ['a line that is named twice', 'InvalidRequest', { lines: [...units('filter', 1), ...units('filter', 1)] }],
    ['a parcel that is not there', 'InvalidRequest', { to: 'Delivered', parcelNo: 2 }],
    ['a parcel with lines', 'InvalidRequest', { to: 'Delivered', parcelNo: 1, lines: units('filter', 1) }],
    ['a parcel that is to be dispatched', 'InvalidRequest', { parcelNo: 1 }],
    ['units that somebody else dispatched', 'AlreadyDispatched', { lines: units('filter', 3) }],
    ['units that were cancelled', 'AlreadyCancelled', { lines: units('battery', 2) }],
  ])('refuse %s: %s', (_, code, over) => {
    const cancellations = [
      { lines: [{ ...units('battery', 1)[0], refundCents: 0 }] },
    ] as unknown as Order['cancellations'];
    const one = { ...sent(order, { lines: units('filter', 1) }), cancellations };
    expect(() => fulfilled(one, staffs('Dispatched', over), now)).toThrow(expect.objectContaining({ code }));
  });
});

test('a confirmation is sent once per press and three times in a day', () => {
  const resends = [1, 2, 3].map((hour) => ({ at: at(hour), requestId: `press-${hour}` }));
  const order = orderIn('Dispatched', { resends });
  expect(resend(order, { requestId: 'press-2' }, at(4))).toEqual([]);
  expect(() => resend(order, { requestId: 'press-4' }, at(4))).toThrow('three times');
  expect(resend(order, { requestId: 'press-4' }, at(25))).toMatchObject([{ tells: 'confirmation requested' }]);
  const byStaff = orderIn('Dispatched', { resends: [{ at: at(1), requestId: 'press', by: 'S1' }] });
  const soon = new Date(at(1).getTime() + 9_000);
  expect(resend(byStaff, { requestId: 'other', by: 'S2' }, soon)).toEqual([]);
  for (const by of ['S1', undefined]) expect(resend(byStaff, { requestId: 'other', by }, soon)).toHaveLength(1);
  expect(resend(byStaff, { requestId: 'other', by: 'S2' }, at(2))).toHaveLength(1);
  expect(() => resend(orderIn('Cancelled'), { requestId: 'press' }, at(1))).toThrow('not placed');
});
