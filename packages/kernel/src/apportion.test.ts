import { describe, expect, it } from 'vitest';
import { apportion, discountOfUnits } from './apportion.ts';

describe('an amount over weights', () => {
  it.each([
    { amount: 100, weights: [1, 1, 1], shares: [34, 33, 33] },
    { amount: 1, weights: [5, 5], shares: [1, 0] },
    { amount: 999, weights: [999, 0], shares: [999, 0] },
    { amount: 0, weights: [3, 4], shares: [0, 0] },
    { amount: 7, weights: [0, 0], shares: [0, 0] },
    { amount: 1000, weights: [1995, 5], shares: [998, 2] },
  ])('$amount over $weights is $shares', ({ amount, weights, shares }) => {
    expect(apportion(amount, weights)).toEqual(shares);
  });

  it('adds up and exceeds no weight, whatever the weights', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 2_000; round += 1) {
      const weights = Array.from({ length: 1 + random(8) }, () => random(50_000));
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const amount = random(sum + 1);
      const shares = apportion(amount, weights);
      expect(shares.reduce((all, share) => all + share, 0)).toBe(sum === 0 ? 0 : amount);
      for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
    }
  });
});

describe('a discount over units', () => {
  it('gives each unit whole cents and the last one the rest', () => {
    expect([1, 2, 3].map((units) => discountOfUnits(100, 3, units))).toEqual([33, 66, 100]);
  });

  it('no unit gets more than its price', () => {
    const price = 10;
    const discount = 5 * price - 1;
    for (let unit = 1; unit <= 5; unit += 1)
      expect(discountOfUnits(discount, 5, unit) - discountOfUnits(discount, 5, unit - 1)).toBeLessThanOrEqual(price);
  });

  it('adds up to the discount for refunds of any sizes', () => {
    const discount = 1_234;
    const steps = [0, 2, 3, 7];
    const parts = steps
      .slice(1)
      .map((to, i) => discountOfUnits(discount, 7, to) - discountOfUnits(discount, 7, steps[i] ?? 0));
    expect(parts.reduce((all, part) => all + part, 0)).toBe(discount);
  });
});
