import { say } from '#machine/say.ts';
import { sweepSpaces } from '#machine/spaces.ts';
import type { Ending } from '../interrupt.ts';
import { drain, mailCount } from './backlog.ts';
import { comparisonTable, type Figures, type Pair, ratioOf } from './comparison.ts';
import { findK6, type K6, runK6 } from './k6.ts';
import { type Loaded, ownStack, stackOf } from './stacks.ts';
import { outcomeOf } from './table.ts';
import { readUsage, usedBetween } from './usage.ts';

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
