import { noRemarks } from '@southline/kernel/order';
import { describe, expect, it } from 'vitest';
import { addLine, type Cart, emptyCart, removeLines, saveCustomer, setQuantity, withoutBought } from './cart.ts';
import type { Line } from './line.ts';
import { aLine, delivery } from './testing.ts';

const fresh = { orderId: 'fresh', orderNo: 'SL2' };
const cart = (over: Partial<Cart> = {}): Cart => ({
  ...emptyCart('guest:a', { orderId: 'first', orderNo: 'SL1' }),
  ...over,
});
/** The cart after an order of these lines was placed. */
const without = (of: Cart, lines: readonly Line[], orderId = 'first') =>
  withoutBought(of, { orderId, lines, goods: lines.map(({ lineId }) => lineId) }, fresh, () => 'new-line');

describe('a cart', () => {
  it('adds up when the same part is added again', () => {
    const once = addLine(cart(), aLine(), { quantity: 2, lineId: 'l1' }, fresh).cart;
    const twice = addLine(once, aLine(), { quantity: 3, lineId: 'l2' }, fresh);
    expect(twice.cart.lines).toHaveLength(1);
    expect(twice.line).toMatchObject({ lineId: 'l1', quantity: 5 });
  });

  it('refuses a quantity that is no multiple of the minimum', () => {
    expect(() => addLine(cart(), aLine({ minQuantity: 10 }), { quantity: 15, lineId: 'l' }, fresh)).toThrow(
      /multiple of 10/,
    );
    expect(() => setQuantity(cart({ lines: [aLine()] }), 'line-1', 1000, fresh)).toThrow(/999/);
    // The minimum has risen since the line was added.
    const below = cart({ lines: [aLine({ quantity: 2, minQuantity: 10 })] });
    expect(() => setQuantity(below, 'line-1', 2, fresh)).toThrow(/multiple of 10/);
  });

  it.each([9, 15, 995, 1000, 10.5, -10, Number.NaN])('refuses to change a line of tens to %d', (quantity) => {
    const tens = cart({ lines: [aLine({ quantity: 10, minQuantity: 10 })] });
    expect(() => setQuantity(tens, 'line-1', quantity, fresh)).toThrow();
    expect(tens.lines.map((line) => line.quantity)).toEqual([10]);
  });

  it('changes a line of tens to 990, the largest multiple', () => {
    const tens = cart({ lines: [aLine({ quantity: 10, minQuantity: 10 })] });
    expect(setQuantity(tens, 'line-1', 990, fresh).lines.map((line) => line.quantity)).toEqual([990]);
  });

  it('takes a new order id with the first edit after it was frozen, and only then', () => {
    const frozen = cart({ frozen: true, lines: [aLine()] });
    expect(setQuantity(frozen, 'line-1', 2, fresh)).toMatchObject({ ...fresh, frozen: false });
    expect(setQuantity({ ...frozen, frozen: false }, 'line-1', 2, fresh)).toMatchObject({ orderId: 'first' });
    expect(setQuantity(frozen, 'line-1', 1, fresh)).toBe(frozen);
  });

  it('keeps its order id when only remarks change, and not when the delivery changes', () => {
    const frozen = cart({ frozen: true, delivery });
    const remarks = { ...noRemarks, notes: '7' };
    expect(saveCustomer(frozen, delivery, remarks, fresh)).toMatchObject({ orderId: 'first', remarks });
    expect(saveCustomer(frozen, { ...delivery, postcode: '3001' }, undefined, fresh)).toMatchObject(fresh);
  });

  it('removes a line at quantity 0 and leaves foreign line ids alone', () => {
    const full = cart({ lines: [aLine(), aLine({ lineId: 'line-2', cleansedPartNo: 'X' })] });
    expect(setQuantity(full, 'line-1', 0, fresh).lines).toHaveLength(1);
    expect(removeLines(full, ['other'], fresh)).toBe(full);
  });

  it('loses what was bought and keeps what was added since', () => {
    const bought = [aLine({ quantity: 2 }), aLine({ lineId: 'line-2' })];
    const now = cart({
      orderId: 'later',
      lines: [aLine({ quantity: 5 }), aLine({ lineId: 'line-2' }), aLine({ lineId: 'line-3' })],
    });
    const left = without(now, bought);
    expect(left.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      ['new-line', 3],
      ['line-3', 1],
    ]);
    expect(left.orderId).toBe('later');
  });

  it('says of its next order only what was said since the last one was paid', () => {
    const remarks = { ...noRemarks, ccEmails: ['a@b.cd'], notes: 'Ring twice.' };
    const lines = [aLine()];
    const own = cart({ frozen: true, delivery, remarks, lines });
    expect(without(own, lines)).toMatchObject({ ...fresh, delivery: undefined, remarks: undefined });
    const later = cart({ orderId: 'later', delivery, remarks, lines });
    expect(without(later, lines)).toMatchObject({ orderId: 'later', delivery, remarks });
  });

  it('remembers the orders that it left behind, until they are placed or it is empty', () => {
    const lines = [aLine({ quantity: 2 }), aLine({ lineId: 'line-2' })];
    const once = setQuantity(cart({ frozen: true, lines }), 'line-1', 3, fresh);
    expect(once.formerOrders).toEqual(['first']);
    const twice = setQuantity({ ...once, frozen: true }, 'line-1', 4, { orderId: 'third', orderNo: 'SL3' });
    expect(twice.formerOrders).toEqual(['first', 'fresh']);
    expect(without(twice, [aLine({ quantity: 2 })]).formerOrders).toEqual(['fresh']);
    expect(without(twice, twice.lines).formerOrders).toBeUndefined();
  });

  it('takes a part back as the line that it was, while an order that was left behind may have its goods', () => {
    const again = (of: Cart) => addLine(of, aLine(), { quantity: 1, lineId: 'added' }, fresh).line.lineId;
    const frozen = cart({ frozen: true, lines: [aLine(), aLine({ lineId: 'line-2', cleansedPartNo: 'X' })] });
    const out = removeLines(frozen, ['line-1'], fresh);
    expect(again(out)).toBe('line-1');
    expect(again(without(out, [aLine()]))).toBe('added');
    expect(again(removeLines({ ...frozen, frozen: false }, ['line-1'], fresh))).toBe('added');
  });

  it('remembers an order that was frozen with goods which another one takes out of it', () => {
    const frozen = cart({ orderId: 'second', frozen: true, lines: [aLine({ quantity: 4 })], formerOrders: ['first'] });
    expect(without(frozen, [aLine({ quantity: 2 })])).toMatchObject({
      ...fresh,
      frozen: false,
      formerOrders: ['second'],
    });
  });
});

it.each([
  [999, 1, 1, /already holds 999 of this part, which is the most/],
  [990, 20, 1, /already holds 990 of this part. Only 9 more/],
  [980, 20, 10, /already holds 980 of this part. Only 10 more/],
])(
  'refuses to add to %i more than fits, here %i in multiples of %i, and says how many fit',
  (present, quantity, minQuantity, said) => {
    const line = aLine({ quantity: present, minQuantity });
    const { quantity: _, ...part } = line;
    expect(() => addLine(cart({ lines: [line] }), part, { quantity, lineId: 'new' }, fresh)).toThrow(said);
  },
);

it('adds what just fits', () => {
  const { quantity: _, ...part } = aLine();
  const { line } = addLine(cart({ lines: [aLine({ quantity: 990 })] }), part, { quantity: 9, lineId: 'new' }, fresh);
  expect(line.quantity).toBe(999);
});
