import { describe, expect, it } from 'vitest';
import { type AttemptState, isFinal, move, moves } from './attempt.ts';
import { anAttempt, later } from './testing.ts';

const states = Object.keys(moves) as AttemptState[];

describe('moves of an attempt', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s → %s as the table says',
    (from, to) => {
      const attempt = anAttempt({ state: from });
      if (moves[from].includes(to)) expect(move(attempt, to, 'why', later).state).toBe(to);
      else expect(() => move(attempt, to, 'why', later)).toThrow(`no move ${from} → ${to}`);
    },
  );

  it('write the history, count the version and end the watch', () => {
    const attempt = anAttempt({ state: 'Open', nextCheckAt: later, checks: 7, version: 2 });
    const moved = move(attempt, 'Captured', 'A2000', later, { providerTransaction: '1' });
    expect(moved).toMatchObject({ version: 3, checks: 0, providerTransaction: '1' });
    expect(moved).not.toHaveProperty('nextCheckAt');
    expect(moved.history.at(-1)).toEqual({ at: later, from: 'Open', to: 'Captured', why: 'A2000' });
  });

  it('lead nowhere from Captured and Declined', () => {
    expect(states.filter((state) => isFinal(anAttempt({ state })))).toEqual(['Captured', 'Declined']);
  });
});
