import { busy } from '@southline/kernel/errors';
import { eventually } from '@southline/testkit';
import { expect, test } from 'vitest';
import { createLogger } from '../logger/index.ts';
import { repeat } from './repeat.ts';

const silent = createLogger('test', 'silent');
const hour = 3_600_000;

test('a round follows at once while there is more, and after a wake', async () => {
  let rounds = 0;
  const loop = repeat('work', hour, silent, async () => {
    rounds += 1;
    return rounds < 3;
  });
  await eventually(() => expect(rounds).toBe(3));
  loop.wake();
  await eventually(() => expect(rounds).toBe(4));
  await loop.stop();
  expect(rounds).toBe(4);
});

test('a wake in the middle of a round is not lost', async () => {
  let rounds = 0;
  const loop = repeat('work', hour, silent, async () => {
    rounds += 1;
    if (rounds === 1) loop.wake();
    return false;
  });
  await eventually(() => expect(rounds).toBe(2));
  await loop.stop();
});

test('a stop waits for the round in progress and begins no other', async () => {
  const rounds: string[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const loop = repeat('work', 0, silent, async () => {
    rounds.push('begun');
    await finished;
    rounds.push('ended');
    return true;
  });
  await eventually(() => expect(rounds).toEqual(['begun']));
  const stopped = loop.stop();
  finish();
  await stopped;
  expect(rounds).toEqual(['begun', 'ended']);
});

/** The log lines of a loop's first three failed rounds: the level, and whether the whole error is included. */
const logOf = async (failure: (round: number) => Error) => {
  const lines: { level: string; err?: object }[] = [];
  const logger = createLogger('test', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  let rounds = 0;
  const loop = repeat('work', 1, logger, async () => {
    rounds += 1;
    throw failure(rounds);
  });
  await eventually(() => expect(lines.length).toBeGreaterThanOrEqual(3));
  await loop.stop();
  return lines.slice(0, 3).map(({ level, err }) => [level, err !== undefined]);
};

test('a failed round is logged in full once, then briefly, and the next round follows', async () => {
  const failure = (round: number) => new Error(round < 3 ? 'the broker is away' : 'something else');
  expect(await logOf(failure)).toEqual([
    ['error', true],
    ['warn', false],
    ['error', true],
  ]);
});

test('an unavailable service is an error only on the second failure', async () => {
  expect(await logOf(() => busy())).toEqual([
    ['info', false],
    ['error', true],
    ['warn', false],
  ]);
});

test('a round follows when the last one, or somebody else, asks for it', async () => {
  let rounds = 0;
  const loop = repeat('work', hour, silent, async () => {
    rounds += 1;
    loop.wake(Date.now() + (rounds === 1 ? 20 : hour / 2));
    return false;
  });
  await eventually(() => expect(rounds).toBe(2));
  loop.wake(Date.now() + 20);
  await eventually(() => expect(rounds).toBe(3));
  loop.wake(Date.now() + hour);
  await loop.stop();
  expect(rounds).toBe(3);
});
