import { paidForLine, refundOfUnits } from '@southline/kernel/refund';
import { numbers } from '@southline/testkit/numbers';
import { expect, it } from 'vitest';
import { type Assessment, assess } from './assess.ts';
import { costOf } from './cart-facts.ts';
import { aCart, aLine, aVoucher } from './testing.ts';
import type { Benefit, Voucher } from './voucher.ts';

const categories = ['brakes', 'globes', 'filters'];

const anyCase = (seed: number) => {
  const random = numbers(seed);
  const benefit = (): Benefit => {
    const kinds: Benefit[] = [
      { kind: 'percentage', basisPoints: 1 + random(10_000) },
      { kind: 'fixed', cents: 1 + random(50_000) },
      { kind: 'free-delivery' },
      { kind: 'buy-n-get', buy: 1 + random(4), get: 1 + random(3) },
    ];
    return kinds[random(kinds.length)] ?? { kind: 'free-delivery' };
  };
  const categoryOf = () => categories[random(categories.length)] ?? '';
  const lines = Array.from({ length: 1 + random(6) }, (_, n) =>
    aLine({
      lineId: `l${n}`,
      partNo: `P${n}`,
      categoryIds: [categoryOf()],
      quantity: 1 + random(40),
      priceCents: random(40_000),
    }),
  );
  const vouchers: Voucher[] = Array.from({ length: 1 + random(4) }, (_, n) =>
    aVoucher({
      code: `C${n}`,
      benefit: benefit(),
      scope: { categoryIds: random(2) ? [] : [categoryOf()], partNos: [], words: '' },
      minimumCents: random(3) ? 0 : random(100_000),
    }),
  );
  return { random, cart: aCart(lines, { deliveryCents: random(2) * 1_295 }), vouchers };
};

const claimsOf = (vouchers: readonly Voucher[]) =>
  vouchers.map((voucher) => ({ code: voucher.code, voucher, usedByBuyer: false }));

const offLine = (assessments: readonly Assessment[], lineId: string): number =>
  assessments.reduce((sum, { discounts }) => sum + (discounts.get(lineId) ?? 0), 0);

it('whatever the cart and the codes: whole cents, no line and no fee below zero, the order of entering is the same to it', () => {
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const { cart, vouchers } = anyCase(seed);
    const assessments = assess(claimsOf(vouchers), cart);
    const delivery = assessments.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0);
    expect(delivery, `seed ${seed}`).toBeLessThanOrEqual(cart.deliveryCents);
    for (const line of cart.lines) {
      const off = offLine(assessments, line.lineId);
      expect(Number.isSafeInteger(off) && off >= 0 && off <= costOf([line]), `seed ${seed}`).toBe(true);
    }
    const backwards = assess(claimsOf(vouchers.toReversed()), cart);
    const sums = (all: readonly Assessment[]) => cart.lines.map(({ lineId }) => offLine(all, lineId));
    expect(sums(backwards), `seed ${seed}`).toEqual(sums(assessments));
  }
});

it('refunds of all units of a line, in steps of any size, add up to the amount paid', () => {
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const { random, cart, vouchers } = anyCase(seed);
    const assessments = assess(claimsOf(vouchers), cart);
    for (const { lineId, quantity, priceCents } of cart.lines) {
      const line = { price: priceCents, quantity, discount: offLine(assessments, lineId) };
      let back = 0;
      for (let refunded = 0; refunded < quantity; ) {
        const units = 1 + random(Math.min(5, quantity - refunded));
        const cents = refundOfUnits(line, refunded, units);
        expect(cents, `seed ${seed}`).toBeGreaterThanOrEqual(0);
        back += cents;
        refunded += units;
      }
      expect(back, `seed ${seed}`).toBe(paidForLine(line));
    }
  }
});
