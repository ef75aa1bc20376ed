import type { Cents } from './money.ts';

/**
 * Splits an amount over weights in whole cents, in proportion. The cents left by rounding go to the largest remainders, the
 * first one first. The parts add up to the amount. No part exceeds its weight if the amount does not exceed their sum.
 */
export const apportion = (amount: Cents, weights: readonly number[]): Cents[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / sum));
  let left = amount - shares.reduce((all, share) => all + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % sum }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
};

/**
 * The share of a line's discount for its first `units`, in whole cents. Units differ by at most a cent, the last one takes
 * the rest, and none has more than its price.
 */
export const discountOfUnits = (discount: Cents, quantity: number, units: number): Cents =>
  Math.floor((discount * Math.min(units, quantity)) / quantity);
