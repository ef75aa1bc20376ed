import { dayMs, hourMs } from '@southline/kernel/clock';
import { expectedDays } from '@southline/kernel/dispatch-day';
import { describe, expect, test } from 'vitest';
import { changeDelivery, type DeliveryCommand, expectedNow } from './change-delivery.ts';
import type { Order, OrderState } from './order.ts';
import { aLine, delivery, dispatchTerms, fulfilled, staffs } from './testing.ts';
import { changed } from './units.ts';

const now = new Date('2026-03-01T00:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

const orderIn = (state: OrderState, over: Partial<Order> = {}) =>
  ({
    orderId: 'o',
    state,
    lines: [aLine({ quantity: 2 })],
    history: [],
    delivery,
    placedAt: new Date(0),
    createdAt: new Date(0),
    ...over,
  }) as unknown as Order;

const elsewhere = { ...delivery, addressLine: '1 Far Rd', locality: 'Perth', state: 'WA', postcode: '6000' };
const expected = { dispatchDay: '2026-03-02', arrivalDay: '2026-03-09' };

const change = (order: Order, over: Partial<DeliveryCommand> = {}, at = now) =>
  changeDelivery(order, { delivery: elsewhere, requestId: 'press', ...over }, at, () => expected);
const after = (order: Order, over: Partial<DeliveryCommand> = {}, at = now) => changed(order, change(order, over, at));

describe('the delivery address of a placed order', () => {
  test('is changed, with its event and a record of who and when', () => {
    const placed = orderIn('Placed', { expected: { dispatchDay: '2026-03-02', arrivalDay: '2026-03-03' } });
    expect(change(placed, { by: 'D7' })).toEqual([
      {
        set: {
          delivery: elsewhere,
          deliveryChanges: [{ no: 1, at: now, requestId: 'press', by: 'D7' }],
          expected,
        },
        tells: 'delivery changed',
      },
    ]);
    const again = after(after(placed), { delivery, requestId: 'back' }, later(1));
    expect(again.delivery).toEqual(delivery);
    expect(again.deliveryChanges).toEqual([
      { no: 1, at: now, requestId: 'press' },
      { no: 2, at: later(1), requestId: 'back' },
    ]);
  });

  test('has no expected days if the order had none, because a price is to be advised', () => {
    expect(after(orderIn('Placed'))).not.toHaveProperty('expected');
  });

  test('keeps its e-mail address whatever the request says', () => {
    const thief = { ...elsewhere, email: 'thief@example.com' };
    expect(after(orderIn('Placed'), { delivery: thief }).delivery).toEqual(elsewhere);
  });

  test('is read as in the checkout: a postcode outside Australia and a box postcode of a street are refused', () => {
    for (const wrong of [
      { postcode: '0000' },
      { addressLine: '1 Main St', postcode: '6837' },
      { state: 'NSWX' },
      { firstName: '' },
      { phone: 'none' },
    ])
      expect(() => change(orderIn('Placed'), { delivery: { ...elsewhere, ...wrong } })).toThrow(
        expect.objectContaining({ code: 'InvalidRequest' }),
      );
    expect(after(orderIn('Placed'), { delivery: { ...elsewhere, locality: ' Perth ' } }).delivery).toEqual(elsewhere);
  });

  test('is not changed by a repeat of the request or by the same address', () => {
    const once = after(orderIn('Placed'));
    expect(change(once, { delivery })).toEqual([]);
    expect(change(once, { requestId: 'other' })).toEqual([]);
  });

  test('is not changed by somebody who saw an earlier address; a repeat and the same address are no conflict', () => {
    expect(change(orderIn('Placed'), { deliveryChangeNo: 0 })).toHaveLength(1);
    const once = after(orderIn('Placed'));
    const stale = { delivery, requestId: 'stale', deliveryChangeNo: 0 };
    expect(() => change(once, stale)).toThrow(expect.objectContaining({ kind: 'conflict', code: 'AddressChanged' }));
    expect(change(once, { ...stale, deliveryChangeNo: 1 })).toHaveLength(1);
    expect(change(once, { deliveryChangeNo: 0 })).toEqual([]);
    expect(change(once, { requestId: 'other', deliveryChangeNo: 0 })).toEqual([]);
  });

  test('stays once a parcel has left, also if units still wait; a repeat of an earlier request is answered', () => {
    const once = after(orderIn('Placed'));
    for (const quantity of [1, 2]) {
      const lines = [{ lineId: 'line-1', quantity }];
      const sent = changed(once, fulfilled(once, staffs('Dispatched', { lines }), now).changes);
      expect(() => change(sent, { requestId: 'late', delivery })).toThrow(
        expect.objectContaining({
          code: 'AlreadyDispatched',
          message: 'Goods of this order have left our warehouse, so its delivery address cannot be changed any more.',
        }),
      );
      expect(change(sent)).toEqual([]);
    }
  });

  test.each([
    ['AwaitingPayment', undefined, 'NotPlaced'],
    ['Paid', undefined, 'NotPlaced'],
    ['Cancelled', undefined, 'NotPlaced'],
    ['Cancelled', new Date(0), 'AlreadyCancelled'],
    ['Moved', new Date(0), 'AlreadyCancelled'],
    ['Delivered', new Date(0), 'AlreadyDispatched'],
  ] as const)('stays in an order that is %s and was placed at %s', (state, placedAt, code) => {
    expect(() => change(orderIn(state, { placedAt }))).toThrow(expect.objectContaining({ code }));
  });

  test('stays empty after the buyer was forgotten', () => {
    expect(() => change(orderIn('Placed', { forgottenAt: now }))).toThrow(
      expect.objectContaining({ code: 'OrderInReview' }),
    );
  });

  test('is changed by staff also after the buyer has changed it five times; changes by staff do not count', () => {
    let order = orderIn('Placed');
    const by = 'D7';
    for (let nth = 0; nth < 8; nth += 1)
      order = after(order, { delivery: nth % 2 ? delivery : elsewhere, requestId: `staff-${nth}`, by }, later(nth));
    for (let nth = 0; nth < 5; nth += 1)
      order = after(order, { delivery: nth % 2 ? delivery : elsewhere, requestId: `buyer-${nth}` }, later(nth));
    expect(() => change(order, { delivery, requestId: 'sixth' }, later(hourMs))).toThrow(
      expect.objectContaining({ kind: 'too-many' }),
    );
    expect(change(order, { delivery, requestId: 'called', by }, later(hourMs))).toHaveLength(1);
  });

  test('is changed by the buyer five times a day at most', () => {
    let order = orderIn('Placed');
    for (let nth = 0; nth < 5; nth += 1)
      order = after(order, { delivery: nth % 2 ? delivery : elsewhere, requestId: `press-${nth}` }, later(nth));
    expect(() => change(order, { delivery, requestId: 'sixth' }, later(hourMs))).toThrow(
      expect.objectContaining({ kind: 'too-many', details: { retryAfter: String(23 * 3_600) } }),
    );
    expect(change(order, { delivery, requestId: 'sixth' }, later(dayMs))).toHaveLength(1);
  });
});

describe('the expected days after a change', () => {
  const placedAt = new Date('2026-03-02T00:00:00Z');
  const dispatchTermsAt = () => dispatchTerms;
  const expectedAt = (at: Date) => expectedNow(dispatchTermsAt, 'WA', placedAt, at);

  test('count from the time of placing until the day of dispatch is over, and then from now', () => {
    const first = expectedDays(dispatchTerms, 'WA', placedAt);
    expect(first.dispatchDay).toBe('2026-03-02');
    expect(expectedAt(new Date('2026-03-02T10:00:00Z'))).toEqual(first);
    const friday = new Date('2026-03-06T00:00:00Z');
    expect(expectedAt(friday)).toEqual(expectedDays(dispatchTerms, 'WA', friday));
    expect(expectedAt(friday).dispatchDay).toBe('2026-03-06');
  });
});
