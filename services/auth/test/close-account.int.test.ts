import { killedAtEachWrite, orKilled } from '@southline/testkit/killed-writes';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { closed } from '../src/domain/member.ts';
import { createAccounts } from '../src/storage/accounts.ts';
import { members, requests } from '../src/storage/collections.ts';
import { runAuth } from './support/bench.ts';
import { aMember, aRegistration, aVisitor, event, eventsOf, goodPassword, secretOf, verify } from './support/people.ts';

const auth = perFile(() => runAuth());

const close = (membershipNo: string, password = goodPassword) =>
  auth.as(membershipNo).closeAccount({ password, visitor: aVisitor() });

test('the account is closed with the password alone; nothing but its number stays', async () => {
  const { membershipNo, email, visitor } = await aMember(auth, { businessName: 'Quay Motors' });
  await expect(close(membershipNo, 'wrong')).rejects.toMatchObject({ code: 'InvalidCredentials' });
  await auth.as(membershipNo).requestOwnData({ visitor: aVisitor() });
  await auth.bff.requestPasswordReset({ email, visitor: aVisitor() });
  await event(auth, 'password-reset-requested', email);
  const { credentialVersion } = await auth.bff.getStanding({ membershipNo });
  await close(membershipNo);
  expect(await eventsOf(auth, 'member-closed', email)).toMatchObject([{ addressee: { membershipNo, email } }]);
  expect(await requests(auth.mongo).countDocuments({ membershipNo })).toBe(0);
  const left = await members(auth.mongo).findOne({ _id: membershipNo });
  expect(JSON.stringify(left)).not.toContain(email);
  expect(left).not.toHaveProperty('passwordHash');
  expect(left).not.toHaveProperty('orderDefaults');
  expect(new Set(Object.values(left?.profile ?? { none: 'there' }))).toEqual(new Set(['']));
  // Open sessions check the standing, so they end.
  const standing = await auth.bff.getStanding({ membershipNo });
  expect(standing).toMatchObject({ disabled: true, credentialVersion: credentialVersion + 1 });
  await expect(auth.as(membershipNo).getProfile({})).rejects.toMatchObject({ kind: 'not-found' });
  await expect(close(membershipNo)).rejects.toMatchObject({ kind: 'not-found' });
  const refused = (at: string) =>
    auth.bff
      .signIn({ email: at, password: goodPassword, visitor })
      .catch(({ kind, code, message }) => ({ kind, code, message }));
  expect(await refused(email)).toEqual(await refused('nobody-at-all@shop.example'));
});

test('the address can join again, as another member', async () => {
  const { membershipNo, email } = await aMember(auth);
  await close(membershipNo);
  const again = aRegistration({ email });
  await auth.bff.signUp(again);
  const { token } = await secretOf(auth, await event(auth, 'member-registered', email, 2));
  const joined = await verify(auth.bff, { token }, again.visitor);
  expect(joined.membershipNo).not.toBe(membershipNo);
  await auth.bff.signIn({ email, password: goodPassword, visitor: again.visitor });
});

test('two closings at once, and a closing against a change of password, have one winner', async () => {
  const one = await aMember(auth);
  const both = await Promise.allSettled([close(one.membershipNo), close(one.membershipNo)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await eventsOf(auth, 'member-closed', one.email)).toHaveLength(1);
  const two = await aMember(auth);
  const change = { currentPassword: goodPassword, newPassword: 'Marble-Orchard-Kettle', visitor: aVisitor() };
  const race = await Promise.allSettled([close(two.membershipNo), auth.as(two.membershipNo).changePassword(change)]);
  expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a closing that is killed before any of its writes leaves the account open, with its links and its password', async () => {
  let runs = 0;
  for (const dying of killedAtEachWrite(auth.mongo)) {
    const { membershipNo, email, visitor } = await aMember(auth);
    await auth.as(membershipNo).requestOwnData({ visitor: aVisitor() });
    const open = await requests(auth.mongo).countDocuments({ membershipNo });
    const member = await createAccounts(auth.mongo).find(membershipNo);
    if (!member) throw new Error('no member');
    const now = new Date();
    const addressee = { membershipNo, firstName: '', email, region: 'au', language: 'en' } as const;
    const events = [{ kind: 'member-closed', requestId: membershipNo, at: now, addressee }] as const;
    const change = { member: closed(member, now), allEnded: true, events };
    const done = await orKilled(createAccounts(dying).commit(change, now));
    const emitted = await eventsOf(auth, 'member-closed', email);
    const left = await requests(auth.mongo).countDocuments({ membershipNo });
    expect([emitted.length, left]).toEqual(done ? [1, 0] : [0, open]);
    if (!done) await auth.bff.signIn({ email, password: goodPassword, visitor });
    runs += 1;
  }
  // Three killed runs, one before each write (the links, the member, the event), and the completed one.
  expect(runs).toBe(4);
});
