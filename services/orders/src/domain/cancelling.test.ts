import { refundOfUnits } from '@southline/kernel/refund';
import { numbers } from '@southline/testkit/numbers';
import { describe, expect, it, test } from 'vitest';
import { type CancelCommand, cancel, cancellationOf, refundedChange, refundReference } from './cancelling.ts';
import type { Line } from './line.ts';
import type { Order, OrderState } from './order.ts';
import { aLine, delivery, fulfilled, staffs } from './testing.ts';
import { cancelledOf, changed, hasPrice, isWhole, unitsOf, waitingLines } from './units.ts';

const now = new Date('2026-03-01T00:00:00Z');
const buyers = (lines: CancelCommand['lines'] = [], over: Partial<CancelCommand> = {}): CancelCommand => ({
  lines,
  reason: '',
  requestId: '',
  ...over,
});

/** 3 × $10.00 less $1.00, a free part of a voucher, 2 × $5.00; delivery $12.95 less $2.95. */
const lines: readonly Line[] = [
  aLine({ lineId: 'a', priceCents: 1_000, quantity: 3, discountCents: 100 }),
  aLine({ lineId: 'gift', priceCents: 700, quantity: 1, discountCents: 700, freeWith: 'GIFT' }),
  aLine({ lineId: 'b', priceCents: 500, quantity: 2 }),
];
const totals = { subTotal: 4_700, voucherSaving: 1_095, deliveryFee: 1_295, gst: 0, totalToPay: 4_900 };

const placed = (over: Partial<Order> = {}): Order =>
  ({
    orderId: 'order',
    orderNo: 'SL1',
    state: 'Placed',
    placedAt: now,
    payment: { transaction: '4711', cents: totals.totalToPay },
    lines,
    totals,
    delivery,
    history: [],
    ...over,
  }) as unknown as Order;

const after = (order: Order, command: CancelCommand): Order => changed(order, cancel(order, command, now));
const sent = (order: Order, wanted: CancelCommand['lines'], to: 'Dispatched' | 'Delivered' = 'Dispatched'): Order =>
  changed(order, fulfilled(order, staffs(to, { lines: wanted }), now).changes);

describe('the refund of a cancellation', () => {
  it('is all that was paid, delivery included, for the whole order', () => {
    expect(cancellationOf(placed(), buyers(), now)).toMatchObject({ refundCents: 4_900, deliveryCents: 1_000, no: 1 });
  });

  it('is what was paid for the units; delivery stays while something is delivered', () => {
    const one = cancellationOf(placed(), buyers([{ lineId: 'a', quantity: 1 }]), now);
    expect(one).toMatchObject({ refundCents: 966, deliveryCents: 0 });
    expect(one.lines).toEqual([{ lineId: 'a', quantity: 1, refundCents: 966 }]);
  });

  it('adds up to what was paid in whatever steps', () => {
    const steps: CancelCommand['lines'][] = [
      [{ lineId: 'a', quantity: 1 }],
      [{ lineId: 'b', quantity: 1 }],
      [{ lineId: 'a', quantity: 1 }],
      [],
    ];
    const order = steps.reduce((current, step) => after(current, buyers(step)), placed());
    expect(order.cancellations?.map(({ refundCents }) => refundCents)).toEqual([966, 500, 967, 967 + 500 + 1_000]);
    expect(order.state).toBe('Cancelled');
  });

  it('keeps the cents of three units of $6.95, cancelled one by one', () => {
    const three = placed({
      lines: [aLine({ lineId: 'a', priceCents: 695, quantity: 3 })],
      totals: { subTotal: 2_085, voucherSaving: 0, deliveryFee: 1_295, gst: 307, totalToPay: 3_380 },
      payment: { transaction: '4711', cents: 3_380 } as Order['payment'],
    });
    const unit = [{ lineId: 'a', quantity: 1 }];
    const order = [unit, unit, []].reduce((current, step) => after(current, buyers(step)), three);
    expect(order.cancellations?.map(({ refundCents }) => refundCents)).toEqual([695, 695, 695 + 1_295]);
  });

  it('takes a free part of a voucher along when nothing else is left, and not before', () => {
    const some = after(placed(), buyers([{ lineId: 'a', quantity: 3 }]));
    expect(some.cancellations?.at(-1)?.lines.map(({ lineId }) => lineId)).toEqual(['a']);
    const rest = after(some, buyers([{ lineId: 'b', quantity: 2 }]));
    expect(rest.cancellations?.at(-1)?.lines.map(({ lineId }) => lineId)).toEqual(['gift', 'b']);
    expect([rest.state, isWhole(rest)]).toEqual(['Cancelled', true]);
  });

  it('is nothing where nothing was paid, and then it is not waited for', () => {
    const free = placed({
      lines: [aLine({ priceCents: 0, isFree: true })],
      totals: { ...totals, totalToPay: 0 },
      payment: undefined,
    });
    expect(cancellationOf(free, buyers(), now)).toMatchObject({ refundCents: 0, refundedAt: now });
  });
});

/** Up to six lines, some free of charge or without a price, with any discount, and a delivery fee. */
const anyOrder = (below: (limit: number) => number): Order => {
  const some = Array.from({ length: 1 + below(6) }, (_, n): Line => {
    const [quantity, priceCents] = [1 + below(9), below(4) === 0 ? 0 : below(5_000)];
    const discountCents = below(priceCents * quantity + 1);
    const gift = n > 0 && below(5) === 0 ? { freeWith: 'GIFT', discountCents: priceCents * quantity } : {};
    return aLine({ lineId: `line-${n}`, quantity, priceCents, discountCents, ...gift });
  });
  const fee = below(2_000);
  const paid = some.reduce((sum, line) => sum + line.priceCents * line.quantity - (line.discountCents ?? 0), fee);
  return placed({ lines: some, totals: { ...totals, totalToPay: paid } });
};

it('1,000 random sequences with parcels: what was paid = refunds + value of the units that are kept + delivery', () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const below = numbers(seed);
    let order = anyOrder(below);
    const paid = order.totals.totalToPay;
    for (let step = below(8); step > 0 && order.state === 'Placed'; step -= 1) {
      const parts = waitingLines(order).map(({ lineId, quantity }) => ({ lineId, quantity: 1 + below(quantity) }));
      const priced = waitingLines(order, hasPrice).map(({ lineId }) => lineId);
      const some = parts.filter(({ lineId }) => below(2) === 0 && priced.includes(lineId));
      if (below(3) === 0 && some.length > 0) order = sent(order, some, below(2) === 0 ? 'Dispatched' : 'Delivered');
      else order = after(order, buyers(below(4) === 0 ? [] : parts.slice(0, 1)));
      for (const line of order.lines) {
        const { bought, cancelled, dispatched, delivered, waiting } = unitsOf(order, line);
        expect(cancelled + dispatched + waiting, `seed ${seed}`).toBe(bought);
        expect(Math.min(cancelled, dispatched - delivered, delivered, waiting), `seed ${seed}`).toBeGreaterThanOrEqual(
          0,
        );
      }
    }
    const refunds = (order.cancellations ?? []).reduce((sum, { refundCents }) => sum + refundCents, 0);
    const kept = order.lines.reduce((sum, line) => {
      const { priceCents: price, quantity, discountCents: discount = 0 } = line;
      return sum + refundOfUnits({ price, quantity, discount }, 0, quantity - cancelledOf(order, line.lineId));
    }, 0);
    const goods = order.lines.reduce(
      (sum, line) => sum + line.priceCents * line.quantity - (line.discountCents ?? 0),
      0,
    );
    const delivery = order.state === 'Cancelled' ? 0 : paid - goods;
    expect(refunds + kept + delivery, `seed ${seed}`).toBe(paid);
    expect(isWhole(order), `seed ${seed}`).toBe(order.state === 'Cancelled');
  }
});

describe('after a parcel has left', () => {
  const left = () => sent(placed(), [{ lineId: 'a', quantity: 2 }]);

  it('the units that wait are cancelled; delivery stays paid', () => {
    const order = after(left(), buyers());
    expect(order.cancellations?.at(-1)).toMatchObject({ deliveryCents: 0, refundCents: 966 + 1_000 });
    expect(order.cancellations?.at(-1)?.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      ['a', 1],
      ['gift', 1],
      ['b', 2],
    ]);
  });

  it('a free part of a voucher stays, because goods that it came with are sent', () => {
    const rest = after(left(), buyers([{ lineId: 'a', quantity: 1 }]));
    const order = after(rest, buyers([{ lineId: 'b', quantity: 2 }]));
    expect([order.state, waitingLines(order)]).toEqual(['Placed', [{ lineId: 'gift', quantity: 1 }]]);
  });

  it.each([
    ['Dispatched', 'Dispatched'],
    ['Delivered', 'Delivered'],
  ] as const)('cancelling the rest makes the order as far as its parcels: %s', (to, state) => {
    const order = sent(placed(), [{ lineId: 'a', quantity: 2 }], to);
    expect(order.state).toBe('Placed');
    expect(after(order, buyers()).state).toBe(state);
  });

  it('the units in it are not cancelled any more', () => {
    for (const quantity of [2, 3])
      expect(() => cancel(left(), buyers([{ lineId: 'a', quantity }]), now)).toThrow(
        expect.objectContaining({ code: 'AlreadyDispatched' }),
      );
  });
});

describe('a cancellation is refused', () => {
  test.each<[OrderState, string]>([
    ['Dispatched', 'AlreadyDispatched'],
    ['Delivered', 'AlreadyDispatched'],
    ['Cancelled', 'AlreadyCancelled'],
  ])('for an order that is %s', (state, code) => {
    expect(() => cancel(placed({ state }), buyers(), now)).toThrow(expect.objectContaining({ code }));
  });

  test.each<OrderState>(['AwaitingPayment', 'Paid', 'Expired', 'Refunding', 'Cancelled'])(
    'for an order that was not placed and is %s',
    (state) => {
      const order = placed({ state, placedAt: undefined });
      expect(() => cancel(order, buyers(), now)).toThrow(expect.objectContaining({ code: 'NotPlaced' }));
    },
  );

  test.each<[string, CancelCommand['lines']]>([
    ['for more units than the line has', [{ lineId: 'b', quantity: 3 }]],
    ['for no units', [{ lineId: 'b', quantity: 0 }]],
    ['for half a unit', [{ lineId: 'b', quantity: 0.5 }]],
    ['for a line of another order', [{ lineId: 'x', quantity: 1 }]],
    [
      'for a line that is named twice',
      [
        { lineId: 'b', quantity: 1 },
        { lineId: 'b', quantity: 1 },
      ],
    ],
  ])('%s', (_, wanted) => {
    expect(() => cancel(placed(), buyers(wanted), now)).toThrow(expect.objectContaining({ code: 'InvalidRequest' }));
  });

  it('for units that are cancelled already', () => {
    const order = after(placed(), buyers([{ lineId: 'b', quantity: 1 }]));
    expect(() => cancel(order, buyers([{ lineId: 'b', quantity: 2 }]), now)).toThrow(
      expect.objectContaining({ code: 'AlreadyCancelled' }),
    );
  });

  it('to staff without a reason', () => {
    expect(() => cancel(placed(), buyers([], { by: 'D7' }), now)).toThrow('Please give a reason.');
  });
});

it('the same press cancels once; another press for the rest is another cancellation', () => {
  const command = buyers([{ lineId: 'b', quantity: 1 }], { requestId: 'press-1' });
  const order = after(placed(), command);
  expect(cancel(order, command, now)).toEqual([]);
  expect(after(order, { ...command, requestId: 'press-2' }).cancellations).toHaveLength(2);
});

it('an order is looked at until all its refunds are back', () => {
  const order = after(after(placed(), buyers([{ lineId: 'a', quantity: 1 }])), buyers());
  expect(order.sweepAt).toEqual(now);
  const first = refundedChange(order, refundReference('order', 1), now);
  expect(first?.set && 'sweepAt' in first.set).toBe(false);
  const half = { ...order, ...first?.set };
  expect(refundedChange(half, refundReference('order', 1), now)).toBeUndefined();
  expect(refundedChange(half, refundReference('order', 2), now)?.set).toHaveProperty('sweepAt', undefined);
  expect(refundedChange(half, 'cancel:order', now)).toBeUndefined();
});
