import { SecondFactorServiceService } from '@southline/contracts/auth';
import { SecondFactorChangeKind } from '@southline/contracts/events';
import { entriesOf } from '@southline/testkit/journal';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { staffChanges } from '../src/storage/collections.ts';
import { runAuth } from './support/bench.ts';
import { command } from './support/command.ts';
import { aStaffMember, setUpTotp } from './support/factor.ts';
import { eventsOf, goodPassword } from './support/people.ts';

const auth = perFile(runAuth);
const clock = { now: () => new Date() };
const reason = 'The phone was stolen';

const withApp = async () => {
  const staff = await aStaffMember(auth);
  return { ...staff, ...(await setUpTotp(staff, clock)) };
};

/** An administrator whose second factor was given a number of minutes ago. */
const administrator = (membershipNo = 'M9', minutesAgo = 1) =>
  auth.client(SecondFactorServiceService, {
    subject: `member:${membershipNo}`,
    role: 'Admin',
    membershipNo,
    clientAddress: '203.0.113.7',
    secondFactorAt: Math.floor(Date.now() / 1_000) - minutesAgo * 60,
  });

const entriesAbout = async (record: string) => (await entriesOf(auth.mongo)).filter((entry) => entry.record === record);

test('another administrator resets a factor: the password alone signs in, sessions end, the journal names both', async () => {
  const { email, membershipNo, visitor } = await withApp();
  const before = (await auth.bff.getStanding({ membershipNo })).credentialVersion;
  expect(await administrator().resetSecondFactor({ email: email.toUpperCase(), reason, visitor })).toEqual({
    membershipNo,
  });
  expect((await auth.bff.signIn({ email, password: goodPassword, visitor })).member?.membershipNo).toBe(membershipNo);
  expect((await auth.bff.getStanding({ membershipNo })).credentialVersion).toBe(before + 1);
  const entry = { action: 'second-factor-reset', actor: 'M9', role: 'Admin', clientAddress: '203.0.113.7', reason };
  expect(await entriesAbout(membershipNo)).toMatchObject([entry]);
  const emitted = await eventsOf(auth, 'second-factor-changed', email);
  expect(emitted.at(-1)?.kind).toBe(SecondFactorChangeKind.SECOND_FACTOR_CHANGE_KIND_RESET);
  // A repeat finds nothing to reset, and adds no entry.
  await expect(administrator().resetSecondFactor({ email, reason, visitor })).rejects.toMatchObject({
    code: 'NotFound',
  });
  expect(await entriesAbout(membershipNo)).toHaveLength(1);
});

test('two administrators who reset at once leave one entry', async () => {
  const { email, membershipNo, visitor } = await withApp();
  const both = ['M8', 'M9'].map((by) => administrator(by).resetSecondFactor({ email, reason, visitor }));
  const done = (await Promise.allSettled(both)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
  expect(await entriesAbout(membershipNo)).toHaveLength(1);
});

test('nobody resets the own factor, without a reason, with an old factor, or as a dealer', async () => {
  const { email, membershipNo, visitor, as } = await withApp();
  const ask = { email, reason, visitor };
  await expect(administrator(membershipNo).resetSecondFactor(ask)).rejects.toMatchObject({ code: 'Forbidden' });
  await expect(administrator().resetSecondFactor({ ...ask, reason: ' ' })).rejects.toMatchObject({ kind: 'invalid' });
  const old = administrator('M9', 16);
  await expect(old.resetSecondFactor(ask)).rejects.toMatchObject({ code: 'SecondFactorStale' });
  const dealer = await aStaffMember(auth, 'Dealer');
  await expect(dealer.as().resetSecondFactor(ask)).rejects.toMatchObject({ code: 'Forbidden' });
  expect((await as().getSecondFactor({})).totp).toBe(true);
  expect(await entriesAbout(membershipNo)).toEqual([]);
});

test('an operator resets by the command; the journal and the security log name the operator', async () => {
  const { email, membershipNo, visitor } = await withApp();
  const { said } = await command(auth.env, 'change-staff', ['reset-second-factor', email, '--reason', reason]);
  expect(said).toBe(`changed ${membershipNo}\n`);
  expect((await auth.bff.signIn({ email, password: goodPassword, visitor })).member).toBeDefined();
  expect(await entriesAbout(membershipNo)).toMatchObject([{ role: 'Operator', reason }]);
  const changes = await staffChanges(auth.mongo).find({ membershipNo }).toArray();
  expect(changes.map(({ action }) => action)).toContain('second-factor-reset');
});
