import { ordersStaffActed } from '@southline/contracts/events';
import { unique } from '@southline/testkit';
import { eventsOf } from '@southline/testkit/written-events';
import { afterAll, expect, test } from 'vitest';
import { type Decision, type MoneyKind, proposals, withSecondPerson } from '../src/desk/index.ts';
import { runInScope } from '../src/telemetry/index.ts';
import { openDatabase } from './support/bench.ts';

const { mongo } = await openDatabase();
afterAll(() => mongo.close());

const limit = 500_000;
const money = { small: limit, large: limit + 1 };

/** One item above the limit and one that is not. Both wait until they are refunded. */
const aDesk = () => {
  const run = unique('item');
  const waiting = new Map(Object.entries(money).map(([name, cents]) => [`${name}-${run}`, cents]));
  const refunds: Decision[] = [];
  const failing = { next: false };
  const stays = { waiting: false };
  const kind: MoneyKind = {
    kind: `payment-${run}`,
    seenBy: 'administrators',
    list: async () => [...waiting].map(([key, cents]) => ({ key, record: key, since: new Date(0), cents })),
    centsOf: async (key) => waiting.get(key),
    decisions: {
      async refund(decision) {
        if (failing.next) throw new Error('the provider is away');
        if (stays.waiting || waiting.delete(decision.key)) refunds.push(decision);
        return 'refund booked';
      },
    },
  };
  const desk = withSecondPerson(mongo, kind, { declaration: ordersStaffActed, aboveCents: limit });
  const as =
    (name: string) =>
    (code: string, key: string, requestId = unique('request')): Promise<string | undefined> => {
      const reason = `${name} says so`;
      const actor = { name, role: 'Admin', clientAddress: '', decision: { code, reason, requestId } } as const;
      return runInScope({ requestId: 'call', actor }, async () =>
        desk.decisions?.[code]?.({ key, by: name, reason, requestId }),
      );
    };
  const shown = async (name: string, key: string) =>
    (
      await runInScope({ requestId: 'call', actor: { name, role: 'Admin', clientAddress: '' } }, () => desk.list(10))
    ).find((item) => item.key === key);
  const entries = async (key: string) =>
    (await eventsOf(mongo, ordersStaffActed)).filter(({ record }) => record === key);
  return {
    as,
    kim: as('M-kim'),
    lee: as('M-lee'),
    shown,
    entries,
    refunds,
    failing,
    stays,
    small: `small-${run}`,
    large: `large-${run}`,
  };
};

test('up to the amount one administrator decides', async () => {
  const { kim, small, shown, refunds } = aDesk();
  expect((await shown('M-kim', small))?.decisions).toEqual(['refund']);
  expect(await kim('refund', small)).toBe('refund booked');
  expect(refunds).toHaveLength(1);
});

test('of two people who decide at once one is told, also while the item still waits', async () => {
  const { kim, lee, small, refunds, stays } = aDesk();
  stays.waiting = true;
  const requestId = unique('request');
  const both = await Promise.allSettled([kim('refund', small, requestId), lee('refund', small)]);
  const refused = both.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'NotWaiting' } }]);
  const [first, second] = both[0]?.status === 'fulfilled' ? [kim, lee] : [lee, kim];
  await expect(second('refund', small)).rejects.toMatchObject({ code: 'NotWaiting' });
  expect(refunds).toHaveLength(1);
  // The person who decided first may decide again at once.
  await first('refund', small);
  expect(refunds).toHaveLength(2);
});

test('a decision of a killed process is carried out by its repeat', async () => {
  const { kim, lee, small, refunds } = aDesk();
  const requestId = unique('request');
  const killed = { key: small, decision: 'refund', by: 'M-kim', reason: 'why', open: true };
  const kind = `payment-${small.slice('small-'.length)}`;
  const row = { _id: requestId, kind, ...killed, at: new Date(), confirmedBy: 'M-kim' };
  await proposals(mongo).insertOne({ ...row, confirmedAt: new Date() });
  await expect(lee('refund', small)).rejects.toMatchObject({ code: 'NotWaiting' });
  await expect(kim('refund', small, requestId)).rejects.toMatchObject({ kind: 'unavailable' });
  await proposals(mongo).updateOne({ _id: requestId }, { $set: { confirmedAt: new Date(0) } });
  for (const _ of [1, 2]) expect(await kim('refund', small, requestId)).toBe('refund booked');
  expect(refunds).toHaveLength(1);
});

test('above the amount one proposes and another confirms; the proposal has its own entry', async () => {
  const { kim, lee, large, shown, refunds, entries } = aDesk();
  expect(await shown('M-kim', large)).toMatchObject({
    decisions: ['propose-refund'],
    facts: { secondPerson: '$5,000.00' },
  });
  await expect(kim('refund', large)).rejects.toMatchObject({ code: 'SecondPersonNeeded' });
  const requestId = unique('request');
  for (const _ of [1, 2]) expect(await kim('propose-refund', large, requestId)).toBe('proposed');
  expect(refunds).toEqual([]);
  expect((await shown('M-kim', large))?.decisions).toEqual(['withdraw']);
  expect(await shown('M-lee', large)).toMatchObject({
    decisions: ['confirm', 'withdraw'],
    facts: { proposed: 'refund', proposedBy: 'M-kim', proposalReason: 'M-kim says so' },
  });
  await expect(kim('confirm', large)).rejects.toMatchObject({ code: 'SecondPersonNeeded' });
  await expect(lee('refund', large)).rejects.toMatchObject({ code: 'SecondPersonNeeded' });
  const confirming = unique('request');
  for (const _ of [1, 2]) expect(await lee('confirm', large, confirming)).toBe('refund booked');
  expect(refunds).toMatchObject([{ by: 'M-kim, confirmed by M-lee', reason: 'M-kim says so' }]);
  expect(await entries(large)).toMatchObject([
    { action: 'decision-proposed', actor: 'M-kim', reason: 'M-kim says so', after: { proposed: 'refund' } },
  ]);
});

test('of two people at once one proposes, and of two who confirm at once one is told', async () => {
  const { as, kim, lee, large, refunds, entries } = aDesk();
  const both = await Promise.allSettled([kim('propose-refund', large), lee('propose-refund', large)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await entries(large)).toHaveLength(1);
  const other = both[0]?.status === 'fulfilled' ? lee : kim;
  const third = as('M-mia');
  const confirmed = await Promise.allSettled([other('confirm', large), third('confirm', large)]);
  expect(refunds).toHaveLength(1);
  expect(confirmed.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NotWaiting' } });
});

test('a proposal is withdrawn by either, and another one may follow', async () => {
  const { kim, lee, large, shown, refunds, entries } = aDesk();
  await kim('propose-refund', large);
  const requestId = unique('request');
  for (const _ of [1, 2]) expect(await lee('withdraw', large, requestId)).toBe('withdrawn');
  await expect(lee('confirm', large)).rejects.toMatchObject({ code: 'NotWaiting' });
  expect((await shown('M-lee', large))?.decisions).toEqual(['propose-refund']);
  expect(await lee('propose-refund', large)).toBe('proposed');
  expect(refunds).toEqual([]);
  expect((await entries(large)).map(({ action, actor }) => `${action} ${actor}`)).toEqual([
    'decision-proposed M-kim',
    'proposal-withdrawn M-lee',
    'decision-proposed M-lee',
  ]);
});

test('a confirmation that fails leaves the proposal open', async () => {
  const { kim, lee, large, shown, failing, refunds } = aDesk();
  await kim('propose-refund', large);
  failing.next = true;
  await expect(lee('confirm', large)).rejects.toThrow('the provider is away');
  expect((await shown('M-lee', large))?.decisions).toEqual(['confirm', 'withdraw']);
  failing.next = false;
  expect(await lee('confirm', large)).toBe('refund booked');
  expect(refunds).toHaveLength(1);
});
