import { gstOfCredit } from '@southline/kernel/credit';
import { gstOf } from '@southline/kernel/money';
import { numbers } from '@southline/testkit/numbers';
import { expect, test } from 'vitest';
import { fixedRefund, fixRefund, orderCredit } from './credits.ts';
import { aLine } from './testing.ts';
import { after, cancels, ends, find, fixes, placedOrder, root, sends } from './testing-families.ts';

const gift = { lineIds: ['bulb'], minimumCents: 0, valueCents: 500 };
const globe = aLine({ lineId: 'globe', priceCents: 0, isFree: true, freeWith: 'FREEGLOBE', gift });
const placed = () => placedOrder([aLine({ lineId: 'bulb', quantity: 2, priceCents: 1_000 }), globe]);
const bulb = [{ lineId: 'bulb', quantity: 1 }];
const returned = (change: Partial<Parameters<typeof fixRefund>[1]> = {}) => ({
  returnNo: 'RA1',
  lines: bulb,
  goodsCents: 1_000,
  ...change,
});

test('the refund of a return is fixed once, and stays what it is whatever happens afterwards', () => {
  const sent = sends([placed()], 'order', [...bulb, { lineId: 'globe', quantity: 1 }]);
  const fixed = fixes(sent, 'order', 'RA1', bulb);
  expect(fixedRefund(root(fixed), 'RA1')).toMatchObject({ refundCents: 1_000, keptCents: 0, gstCents: 91 });
  expect(fixRefund(root(fixed), returned({ goodsCents: 1 }))).toBeUndefined();
  // The other bulb is cancelled while the refund is under way: the cancellation keeps the price of the globe.
  const cancelled = cancels(fixed, 'order', bulb);
  expect(root(cancelled).cancellations).toMatchObject([{ keptCents: 500, refundCents: 500 }]);
  const ended = ends(cancelled, 'order', 'RA1', [{ ...bulb[0], lineId: 'bulb', quantity: 1, isOurMistake: false }]);
  expect(orderCredit(root(ended))).toMatchObject({ keptCents: 500, credited: { refundCents: 1_500 } });
});

test('a free part that lost its condition is neither sent nor counted as sent', () => {
  const sent = sends([placed()], 'order', [{ lineId: 'bulb', quantity: 2 }]);
  const fixed = fixes(sent, 'order', 'RA1', [{ lineId: 'bulb', quantity: 2 }]);
  expect(() => sends(fixed, 'order', [{ lineId: 'globe', quantity: 1 }])).toThrow();
  expect(find(fixed, 'order').returnRefunds).toMatchObject([{ keptCents: 0, refundCents: 2_000 }]);
});

test('a return that an earlier release refunded keeps its refund', () => {
  const lines = [{ lineId: 'bulb', quantity: 1, isOurMistake: false }];
  const ended = { returnNo: 'RA1', at: after, completed: true, refundCents: 1_000, lines };
  const order = { ...placed(), returns: [ended] };
  expect(fixRefund(order, returned())).toBeUndefined();
  expect(fixedRefund(order, 'RA1')).toEqual({ returnNo: 'RA1', refundCents: 1_000, keptCents: 0, gstCents: 91 });
  expect(orderCredit(order).credited).toEqual({ refundCents: 1_000, gstCents: 91 });
});

test.each([
  ['no number', { returnNo: '' }],
  ['no such line', { lines: [{ lineId: 'x', quantity: 1 }] }],
  ['no unit', { lines: [{ lineId: 'bulb', quantity: 0 }] }],
  ['more units than bought', { lines: [{ lineId: 'bulb', quantity: 3 }] }],
  ['part of a cent', { goodsCents: 0.5 }],
  ['less than nothing', { goodsCents: -1 }],
])('a return with %s is refused', (_, change) => {
  expect(() => fixRefund(placed(), returned(change))).toThrow(expect.objectContaining({ kind: 'invalid' }));
});

test('an order that is not placed has no returns', () => {
  const { placedAt: _, ...unplaced } = placed();
  expect(() => fixRefund(unplaced, returned())).toThrow(expect.objectContaining({ code: 'NotPlaced' }));
});

test('the GST of the notes of 300 random orders is that of the invoice, in whatever order they come', () => {
  const below = numbers(54);
  for (let nth = 0; nth < 300; nth += 1) {
    const refunds = Array.from({ length: 1 + below(6) }, () => 1 + below(30_000));
    const totalToPay = refunds.reduce((sum, cents) => sum + cents, 0);
    const invoice = { totalToPay, gst: gstOf(totalToPay) };
    for (let round = 0; round < 3; round += 1) {
      let credited = { refundCents: 0, gstCents: 0 };
      for (const refundCents of refunds.toSorted(() => below(3) - 1)) {
        const gstCents = gstOfCredit({ invoice, credited }, refundCents);
        credited = { refundCents: credited.refundCents + refundCents, gstCents: credited.gstCents + gstCents };
        if (credited.refundCents < totalToPay) expect(gstCents).toBe(gstOf(refundCents));
      }
      expect(credited.gstCents).toBe(invoice.gst);
    }
  }
});
