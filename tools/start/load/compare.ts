import { say } from '#machine/say.ts';
import { sweepSpaces } from '#machine/spaces.ts';
import type { Ending } from '../interrupt.ts';
import { drain, mailCount } from './backlog.ts';
import { findK6, type K6, runK6 } from './k6.ts';
import { type Loaded, ownStack, stackOf } from './stacks.ts';
import { outcomeOf, standIns } from './table.ts';
import { readUsage, usedBetween } from './usage.ts';

/** Milliseconds of processor time for one operation, by process. */
type Costs = ReadonlyMap<string, number>;

/** The results of one side in a round. */
interface Figures {
  /** Operations per second. */
  readonly perSecond: number;
  /** Milliseconds within which 95 of 100 operations were done. */
  readonly p95: number;
  readonly costs: Costs;
}

/** Two measurements in succession on the same machine, under the same conditions. */
interface Pair {
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

const rounds = Number(process.env.LOAD_ROUNDS || 4);
/** The largest accepted ratio of costs. Differences below it are noise of the machine. */
const worst = 1.15;

interface Side extends Loaded {
  /** Mails sent or due to all buyers so far. */
  mails: number;
}

/** Loads one side and waits for its documents and mails; returns the cost of one operation. */
const round = async (side: Side, scenario: string, profile: string, k6: K6): Promise<Figures> => {
  const { dataDir, env } = side;
  const before = readUsage(dataDir);
  const { operations, perSecond, p95, placed, failed } = outcomeOf(
    (await runK6(k6, { scenario, profile, env })).summary,
  );
  if (operations === 0 || failed > operations / 100) throw new Error(`${failed} of ${operations} operations failed.`);
  side.mails += placed;
  if (placed > 0) await drain(env.MAILBOX_URL, side.mails);
  const costs = [...usedBetween(before, readUsage(dataDir))].map(([name, ms]) => [name, ms / operations] as const);
  return { perSecond, p95, costs: new Map(costs) };
};

/**
 * Builds another commit in a separate clone and loads both in turn; the one that goes first alternates. Returns whether an
 * operation costs at most `worst` times as much here.
 */
export const compareLoad = async (ending: Ending, commit: string, scenario: string): Promise<boolean> => {
  await sweepSpaces('load');
  const k6 = await findK6();
  const started = [await stackOf(ending, commit), await ownStack(ending)];
  const sides: Side[] = [];
  for (const stack of started) sides.push({ ...stack, mails: (await mailCount(stack.env.MAILBOX_URL)) ?? 0 });
  const [then, now] = sides;
  if (!then || !now) throw new Error('Both sides have been started.');
  for (const side of sides) await round(side, scenario, 'smoke', k6);
  const pairs: Pair[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    say(`round ${number} of ${rounds}`);
    const figures = new Map<Side, Figures>();
    for (const side of number % 2 ? [then, now] : [now, then])
      figures.set(side, await round(side, scenario, 'load', k6));
    const [before, after] = [figures.get(then), figures.get(now)];
    if (before && after) pairs.push({ before, after });
  }
  const ratio = ratioOf(pairs);
  console.log(`\n${scenario}: ${commit} and this clone, in turn\n${comparisonTable(pairs)}`);
  console.log(`  ${ratio <= worst ? 'held  ' : 'MISSED'}  at most ${worst} times as much: ${ratio.toFixed(2)}\n`);
  return ratio <= worst;
};
