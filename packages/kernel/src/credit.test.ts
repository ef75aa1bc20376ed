import { expect, test } from 'vitest';
import { creditOfReturn, gstOfCredit, type OrderCredit } from './credit.ts';
import { gstOf } from './money.ts';

const gift = { lineIds: ['bulb'], minimumCents: 0, valueCents: 500 };
const units = [
  { lineId: 'bulb', priceCents: 1_000, left: 1, sent: 1 },
  { lineId: 'filter', priceCents: 2_000, left: 1, sent: 1 },
  { lineId: 'globe', priceCents: 0, left: 1, sent: 1, gift },
];
const order = (over: Partial<OrderCredit> = {}): OrderCredit => ({
  invoice: { totalToPay: 3_000, gst: 273 },
  credited: { refundCents: 0, gstCents: 0 },
  keptCents: 0,
  units,
  ...over,
});
const one = (lineId: string) => ({ lineId, quantity: 1 });
/** The order after a refund. */
const after = (before: OrderCredit, back: readonly ReturnType<typeof one>[], goodsCents: number): OrderCredit => {
  const { refundCents, gstCents, keptCents } = creditOfReturn(before, back, goodsCents);
  return {
    ...before,
    credited: {
      refundCents: before.credited.refundCents + refundCents,
      gstCents: before.credited.gstCents + gstCents,
    },
    keptCents: before.keptCents + keptCents,
    units: before.units.map((line) =>
      back.some(({ lineId }) => lineId === line.lineId) ? { ...line, left: line.left - 1, sent: line.sent - 1 } : line,
    ),
  };
};

test('a return of the bulb keeps the price of the globe, which comes back with the globe, in either order', () => {
  expect(creditOfReturn(order(), [one('bulb')], 1_000)).toMatchObject({ keptCents: 500, refundCents: 500 });
  expect(creditOfReturn(order(), [one('bulb'), one('globe')], 1_000)).toMatchObject({
    keptCents: 0,
    refundCents: 1_000,
  });
  expect(creditOfReturn(order(), [one('filter')], 2_000)).toMatchObject({ keptCents: 0, refundCents: 2_000 });
  const bulbFirst = after(order(), [one('bulb')], 1_000);
  expect(creditOfReturn(bulbFirst, [one('globe')], 0)).toMatchObject({ keptCents: -500, refundCents: 500 });
  const globeFirst = after(order(), [one('globe')], 0);
  expect(creditOfReturn(globeFirst, [one('bulb')], 1_000)).toMatchObject({ keptCents: 0, refundCents: 1_000 });
  const sums = [after(bulbFirst, [one('globe')], 0), after(globeFirst, [one('bulb')], 1_000)];
  expect(sums.map(({ credited }) => credited.refundCents)).toEqual([1_000, 1_000]);
});

test('no more is kept back than is refunded', () => {
  expect(creditOfReturn(order(), [one('bulb')], 300)).toMatchObject({ keptCents: 300, refundCents: 0, gstCents: 0 });
});

test('the note that completes the total takes the rest of its GST, the others an eleventh each', () => {
  const invoice = { totalToPay: 3_000, gst: 273 };
  const refunds = [5, 5, 2_990];
  let credited = { refundCents: 0, gstCents: 0 };
  const gsts = refunds.map((refundCents) => {
    const gstCents = gstOfCredit({ invoice, credited }, refundCents);
    credited = { refundCents: credited.refundCents + refundCents, gstCents: credited.gstCents + gstCents };
    return gstCents;
  });
  expect(gsts).toEqual([0, 0, 273]);
  expect(refunds.reduce((sum, cents) => sum + gstOf(cents), 0)).toBe(272);
});
