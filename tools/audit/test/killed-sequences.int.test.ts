import { size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { runSequences } from './support/run-sequences.ts';

const sequences = size('SEQUENCES_KILLED', { usual: 6, thorough: 1_000 });
const seed = Number(process.env.SEQUENCES_SEED ?? Date.now() % 1_000_000);
/** A kill affects all sequences in flight, so more than one in ten. */
const killEvery = 10;
/** The timeout: a base, plus the time of each sequence on a busy machine. */
const [usualMs, eachMs] = [900_000, 8_000];
/** A sequence takes five or six steps on average. The sum of ten varies with the seed, so the test expects far less. */
const leastStepsEach = 2;

it(
  `after ${sequences} random sequences with kills of services the money, the units and the stock are right, seed ${seed}`,
  async () => {
    const done = await runSequences({ sequences, seed, killEvery });
    expect(done).toBeGreaterThan(leastStepsEach * sequences);
  },
  usualMs + sequences * eachMs,
);
