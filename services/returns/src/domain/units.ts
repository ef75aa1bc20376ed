import type { Cents } from '@southline/kernel/money';
import { type PaidLine, refundOfUnits } from '@southline/kernel/refund';

/** Units of an order's line, counted from 0: `from` is the first unit, `to` is one past the last. */
export interface Units {
  readonly from: number;
  readonly to: number;
}

export const countOf = (units: readonly Units[]): number => units.reduce((sum, { from, to }) => sum + to - from, 0);

const joined = (units: readonly Units[]): Units[] => {
  const result: Units[] = [];
  for (const next of units.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && last.to === next.from) result.splice(-1, 1, { from: last.from, to: next.to });
    else result.push(next);
  }
  return result;
};

/** The first `count` of the `delivered` units that are not taken. Fewer if fewer are left. */
export const freeUnits = (taken: readonly Units[], delivered: number, count: number): Units[] => {
  const free: Units[] = [];
  let left = count;
  let at = 0;
  for (const { from, to } of [...joined(taken), { from: delivered, to: delivered }]) {
    const until = Math.min(from, at + left);
    if (until > at) free.push({ from: at, to: until });
    left -= Math.max(until - at, 0);
    at = to;
  }
  return free;
};

export const withUnits = (taken: readonly Units[], more: readonly Units[]): Units[] => joined([...taken, ...more]);

/** Removes units from the taken ones. */
export const withoutUnits = (taken: readonly Units[], less: readonly Units[]): Units[] =>
  taken.flatMap((range) => {
    const gone = less.filter(({ from, to }) => from < range.to && to > range.from).sort((a, b) => a.from - b.from);
    const kept: Units[] = [];
    let at = range.from;
    for (const { from, to } of gone) {
      if (from > at) kept.push({ from: at, to: from });
      at = to;
    }
    if (at < range.to) kept.push({ from: at, to: range.to });
    return kept;
  });

/**
 * The refund of these units. Every unit has its own share of the line's discount. So units returned in any order, some
 * declined and requested again, add up to the amount paid for the line.
 */
export const refundFor = (line: PaidLine, units: readonly Units[]): Cents =>
  units.reduce((sum, { from, to }) => sum + refundOfUnits(line, from, to - from), 0);
