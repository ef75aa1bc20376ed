import { expect, test } from 'vitest';
import { untilWon } from './until-won.ts';

test('a write that loses twice is made three times', async () => {
  const tries: number[] = [];
  const write = async (nth: number) => {
    tries.push(nth);
    return nth === 2 ? 'won' : undefined;
  };
  expect(await untilWon(write)).toBe('won');
  expect(tries).toEqual([0, 1, 2]);
});

test('after the last try the error says "busy", or what the caller wants', async () => {
  const lose = async () => undefined;
  await expect(untilWon(lose)).rejects.toMatchObject({ code: 'Unavailable' });
  await expect(untilWon(lose, { tries: 1, exhausted: () => new Error('taken') })).rejects.toThrow('taken');
});
