import { expect, it } from 'vitest';
import { aLine } from './testing.ts';
import { totalsOf } from './totals.ts';

const terms = { feeCents: 1295, freeFromCents: 15_000 };

it('charges delivery below the free limit and takes GST once, at the total', () => {
  const lines = [aLine({ priceCents: 1999, quantity: 2 }), aLine({ priceCents: 305, quantity: 3 })];
  expect(totalsOf(lines, terms)).toEqual({
    subTotal: 4913,
    voucherSaving: 0,
    deliveryFee: 1295,
    gst: 564,
    totalToPay: 6208,
  });
});

it('delivers free from the limit on', () => {
  expect(totalsOf([aLine({ priceCents: 15_000, quantity: 1 })], terms).deliveryFee).toBe(0);
});

it('leaves prices to be advised and free parts out of the total, with no delivery fee for them alone', () => {
  const lines = [aLine({ priceCents: 0, isFree: true }), aLine({ priceCents: 0, isFree: false })];
  expect(totalsOf(lines, terms).totalToPay).toBe(0);
});
