import { describe, expect, it } from 'vitest';
import type { Attempt } from '../domain/attempt.ts';
import { anAttempt } from '../domain/testing.ts';
import { checkOrder } from './check-order.ts';

/** Checks an order with a single attempt and without a capture in the books. */
const check = (state: Attempt['state'], certain: boolean) => {
  const attempt = anAttempt({ state });
  const context = { attempts: { ofOrder: async () => [attempt] }, books: { account: async () => undefined } };
  return checkOrder(context, async () => ({ attempt, certain }))('order');
};

describe('money may be on its way', () => {
  it.each([
    ['while the provider cannot say', 'Unknown', false],
    ['while it cannot say so of an attempt that is closed', 'Closed', false],
    ['while a capture that it told of is not recorded', 'Open', false],
    ['while an access code is being asked for', 'Created', false],
  ] as const)('%s', async (_, state, certain) => {
    expect(await check(state, certain)).toMatchObject({ captured: false, inFlight: true });
  });

  it.each(['Open', 'Closed'] as const)(
    'but not when it says that nobody has paid an attempt that is %s',
    async (state) => {
      expect(await check(state, true)).toMatchObject({ captured: false, inFlight: false });
    },
  );
});

it('tells which attempt a card may still be captured for', async () => {
  expect(await check('Open', true)).toMatchObject({ openTransactionNo: anAttempt().transactionNo });
  for (const state of ['Created', 'Declined', 'Closed'] as const)
    expect(await check(state, true)).toMatchObject({ openTransactionNo: '' });
});
