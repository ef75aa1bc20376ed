import { size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { runSequences } from './support/run-sequences.ts';

const sequences = size('SEQUENCES', { usual: 45, thorough: 9_000 });
const seed = Number(process.env.SEQUENCES_SEED ?? Date.now() % 1_000_000);
/** The timeout: a base, plus the time of each sequence on a busy machine. */
const [usualMs, eachMs] = [900_000, 4_000];

it(
  `after ${sequences} random sequences the money, the units and the stock of each order are right, seed ${seed}`,
  async () => {
    const done = await runSequences({ sequences, seed, killEvery: 0 });
    expect(done).toBeGreaterThan(4 * sequences);
  },
  usualMs + sequences * eachMs,
);
