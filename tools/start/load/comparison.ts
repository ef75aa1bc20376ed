import { standIns } from './table.ts';

/** Milliseconds of processor time for one operation, by process. */
export type Costs = ReadonlyMap<string, number>;

/** The results of one side in a round. */
export interface Figures {
  /** Operations per second. */
  readonly perSecond: number;
  /** Milliseconds within which 95 of 100 operations were done. */
  readonly p95: number;
  readonly costs: Costs;
}

/** Two measurements in succession on the same machine, under the same conditions. */
export interface Pair {
  readonly before: Figures;
  readonly after: Figures;
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = low] = sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
};

const own = (name: string) => !standIns.includes(name);
const total = ({ costs }: Figures) => [...costs].reduce((sum, [name, ms]) => (own(name) ? sum + ms : sum), 0);

/** The ratio of an operation's cost after to before, for all processes together: the median of the pairs. */
export const ratioOf = (pairs: readonly Pair[]) =>
  median(pairs.map(({ before, after }) => total(after) / total(before)));

const row = (name: string, pairs: readonly Pair[], figure: (of: Figures) => number) => {
  const [before, after] = [
    median(pairs.map((pair) => figure(pair.before))),
    median(pairs.map((pair) => figure(pair.after))),
  ];
  const change = before > 0 ? `${after < before ? '−' : '+'}${Math.abs((after / before - 1) * 100).toFixed(0)} %` : '–';
  return `  ${name.padEnd(22)}${before.toFixed(2).padStart(9)}${after.toFixed(2).padStart(9)}${change.padStart(9)}`;
};

/** The medians of all rounds as a text table, most expensive process first. */
export const comparisonTable = (pairs: readonly Pair[]): string => {
  const names = new Set(pairs.flatMap(({ before, after }) => [...before.costs.keys(), ...after.costs.keys()]));
  const costOf =
    (name: string) =>
    ({ costs }: Figures) =>
      costs.get(name) ?? 0;
  const dearest = [...names].toSorted(
    (one, other) =>
      median(pairs.map(({ before }) => costOf(other)(before))) - median(pairs.map(({ before }) => costOf(one)(before))),
  );
  return [
    `  ${'CPU ms/op, backlog included'.padEnd(22)}`,
    `  ${'process'.padEnd(22)}${'before'.padStart(9)}${'after'.padStart(9)}${'change'.padStart(9)}`,
    ...dearest.map((name) => row(name, pairs, costOf(name))),
    row('all but the stand-ins', pairs, total),
    row('operations a second', pairs, ({ perSecond }) => perSecond),
    row('p95 of one, ms', pairs, ({ p95 }) => p95),
    `  CPU by round: ${pairs.map(({ before, after }) => `${total(before).toFixed(1)} → ${total(after).toFixed(1)}`).join(', ')}`,
  ].join('\n');
};
