import { type StaffAccount, StaffServiceService, UserType } from '@southline/contracts/auth';
import { unique } from '@southline/testkit';
import { entriesOf } from '@southline/testkit/journal';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { members } from '../src/storage/collections.ts';
import { runAuth } from './support/bench.ts';
import { command } from './support/command.ts';
import { aStaffMember } from './support/factor.ts';
import { aVisitor, event, eventsOf, goodPassword, secretOf } from './support/people.ts';

const auth = perFile(runAuth);
const reason = 'joins the desk';
const { USER_TYPE_ADMIN: Admin, USER_TYPE_DEALER: Dealer, USER_TYPE_MEMBER: Member } = UserType;

const as = (membershipNo: string, role: 'Admin' | 'Dealer' | 'Member' = 'Admin', minutesAgo = 1) =>
  auth.client(StaffServiceService, {
    subject: `member:${membershipNo}`,
    role,
    membershipNo,
    secondFactorAt: Math.floor(Date.now() / 1_000) - minutesAgo * 60,
  });
const [one, other] = ['M8', 'M9'] as const;

const anInvitation = (change: object = {}) => ({
  email: `${unique('new')}@southline.example`,
  firstName: 'Alex',
  lastName: 'Desk',
  userType: Dealer,
  reason,
  requestId: unique('request'),
  visitor: aVisitor(),
  ...change,
});

const listed = async (email: string): Promise<StaffAccount> => {
  const { staff } = await as(one).listStaff({});
  const found = staff.find((account) => account.email === email);
  if (!found) throw new Error(`${email} is not listed`);
  return found;
};

const entriesAbout = async (record: string) =>
  (await entriesOf(auth.mongo)).filter((entry) => entry.record === record && entry.role !== 'Operator');

const doneOf = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;

test('an invited dealer sets a password with the mailed link, once, and signs in', async () => {
  const invitation = anInvitation();
  const { email } = invitation;
  const { membershipNo } = await as(one).inviteStaff(invitation);
  expect(await as(one).inviteStaff(invitation)).toEqual({ membershipNo });
  expect(await eventsOf(auth, 'staff-invited', email)).toHaveLength(1);
  expect(await listed(email)).toMatchObject({ userType: Dealer, invited: true, lastSignInAt: '' });
  const signIn = () => auth.bff.signIn({ email, password: goodPassword, visitor: aVisitor() });
  await expect(signIn()).rejects.toThrow('invalid_credentials');
  const { token, temporaryPassword } = await secretOf(auth, await event(auth, 'staff-invited', email));
  await auth.bff.checkResetToken({ token });
  const set = { token, temporaryPassword, newPassword: goodPassword, visitor: aVisitor() };
  await auth.bff.resetPassword(set);
  await expect(auth.bff.resetPassword(set)).rejects.toThrow('invalid_token');
  expect((await signIn()).member?.userType).toBe(Dealer);
  expect((await listed(email)).invited).toBe(false);
  await expect(as(one).inviteStaff({ ...invitation, requestId: 'again' })).rejects.toMatchObject({
    code: 'AddressTaken',
  });
  const entry = { action: 'staff-invited', actor: one, role: 'Admin', reason, after: { role: 'Dealer' } };
  expect(await entriesAbout(membershipNo)).toMatchObject([entry]);
});

test('a new invitation replaces the link of one that was not taken up; two people at once send one mail', async () => {
  const invitation = anInvitation();
  const both = [one, other].map((by) => as(by).inviteStaff({ ...invitation, requestId: unique('request') }));
  await Promise.all(both);
  const { email } = invitation;
  expect(await members(auth.mongo).countDocuments({ email })).toBe(1);
  expect(await eventsOf(auth, 'staff-invited', email)).toHaveLength(1);
  await members(auth.mongo).updateOne({ email }, { $set: { createdAt: new Date(Date.now() - 11_000) } });
  await as(one).inviteStaff({ ...invitation, requestId: unique('request') });
  const [first, second] = await eventsOf(auth, 'staff-invited', email);
  if (!first || !second) throw new Error('two mails are due');
  await expect(secretOf(auth, first)).rejects.toMatchObject({ kind: 'not-found' });
  const { token } = await secretOf(auth, second);
  await auth.bff.checkResetToken({ token });
});

test('an invited administrator is a dealer until a second administrator agrees', async () => {
  const invitation = anInvitation({ userType: Admin });
  const { email } = invitation;
  const { membershipNo } = await as(one).inviteStaff(invitation);
  expect(await listed(email)).toMatchObject({ userType: Dealer, proposedBy: one, proposedReason: reason });
  const agree = { email, agreed: true, reason: 'I know Alex' };
  await expect(as(one).decideAdministrator(agree)).rejects.toMatchObject({ code: 'SecondAdministrator' });
  await expect(as(membershipNo).decideAdministrator(agree)).rejects.toMatchObject({ code: 'OwnAccount' });
  expect(await doneOf([as(other).decideAdministrator(agree), as('M7').decideAdministrator(agree)])).toBe(2);
  expect(await listed(email)).toMatchObject({ userType: Admin, proposedBy: '' });
  const agreed = {
    action: 'staff-role-changed',
    before: { role: 'Dealer' },
    after: { role: 'Admin', proposedBy: one },
  };
  expect(await entriesAbout(membershipNo)).toMatchObject([{ action: 'staff-invited' }, agreed]);
});

test('a role that makes an administrator waits; the first proposal stands, and can be taken back', async () => {
  const { email, membershipNo } = await aStaffMember(auth, 'Dealer');
  const wanted = { email, userType: Admin, reason };
  expect(await as(one).changeStaffRole(wanted)).toMatchObject({ waits: true });
  expect(await as(one).changeStaffRole(wanted)).toMatchObject({ waits: true });
  // A second administrator's proposal does not count as agreement.
  expect(await as(other).changeStaffRole(wanted)).toMatchObject({ waits: true });
  expect(await listed(email)).toMatchObject({ userType: Dealer, proposedBy: one });
  const decline = { email, agreed: false, reason: 'not yet' };
  await as(one).decideAdministrator(decline);
  await as(one).decideAdministrator(decline);
  const agree = as(other).decideAdministrator({ ...decline, agreed: true });
  await expect(agree).rejects.toMatchObject({ kind: 'not-found' });
  expect((await entriesAbout(membershipNo)).map(({ action }) => action)).toEqual([
    'administrator-proposed',
    'administrator-declined',
  ]);
});

test('a role that is taken away, the end of sessions and a disabled account end the sessions, each once', async () => {
  const { email, membershipNo, visitor } = await aStaffMember(auth, 'Admin');
  const version = async () => (await auth.bff.getStanding({ membershipNo })).credentialVersion;
  const before = await version();
  const end = { email, reason, credentialVersion: before };
  expect(await as(one).endStaffSessions(end)).toEqual({ membershipNo, ended: true });
  await Promise.all([as(one).endStaffSessions(end), as(other).endStaffSessions(end)]);
  expect(await version()).toBe(before + 1);
  await as(one).changeStaffRole({ email, userType: Dealer, reason });
  expect(await version()).toBe(before + 2);
  const switchedOff = { email, disabled: true, reason };
  await Promise.all([as(one).setStaffDisabled(switchedOff), as(other).setStaffDisabled(switchedOff)]);
  expect((await auth.bff.getStanding({ membershipNo })).disabled).toBe(true);
  await as(one).setStaffDisabled({ ...switchedOff, disabled: false });
  await auth.bff.signIn({ email, password: goodPassword, visitor });
  expect((await listed(email)).lastSignInAt).not.toBe('');
  await as(one).changeStaffRole({ email, userType: Member, reason });
  await expect(listed(email)).rejects.toThrow('is not listed');
  expect((await entriesAbout(membershipNo)).map(({ action }) => action)).toEqual([
    'staff-sessions-ended',
    'staff-role-changed',
    'staff-disabled',
    'staff-enabled',
    'staff-role-changed',
  ]);
});

test('of two administrators who demote each other at once one remains; a command keeps the last one, too', async () => {
  await members(auth.mongo).updateMany({ userType: 'Admin' }, { $set: { userType: 'Dealer' } });
  const [left, right] = [await aStaffMember(auth, 'Admin'), await aStaffMember(auth, 'Admin')];
  const demote = (by: typeof left, whom: typeof left) =>
    as(by.membershipNo).changeStaffRole({ email: whom.email, userType: Dealer, reason });
  expect(await doneOf([demote(left, right), demote(right, left)])).toBe(1);
  const last = await members(auth.mongo).find({ userType: 'Admin' }).toArray();
  expect(last).toHaveLength(1);
  const email = last[0]?.email ?? '';
  await expect(as(one).setStaffDisabled({ email, disabled: true, reason })).rejects.toMatchObject({
    code: 'LastAdministrator',
  });
  const { complained } = await command(auth.env, 'change-staff', ['disable', email, '--reason', reason]);
  expect(complained).toContain('the last administrator');
});

test('nobody changes the own account, without a reason, with an old second factor, or as a dealer or member', async () => {
  const { email, membershipNo } = await aStaffMember(auth, 'Admin');
  const calls = (client: ReturnType<typeof as>, why = reason) => [
    client.changeStaffRole({ email, userType: Dealer, reason: why }),
    client.decideAdministrator({ email, agreed: true, reason: why }),
    client.endStaffSessions({ email, credentialVersion: 1, reason: why }),
    client.setStaffDisabled({ email, disabled: true, reason: why }),
  ];
  const invite = (client: ReturnType<typeof as>, why = reason) => client.inviteStaff(anInvitation({ reason: why }));
  const codesOf = async (work: readonly Promise<unknown>[]) =>
    new Set((await Promise.allSettled(work)).map((each) => (each.status === 'rejected' ? each.reason.code : 'done')));
  expect(await codesOf(calls(as(membershipNo)))).toEqual(new Set(['OwnAccount']));
  expect(await codesOf([...calls(as(one), ' '), invite(as(one), ' ')])).toEqual(new Set(['InvalidRequest']));
  const old = as(one, 'Admin', 16);
  expect(await codesOf([...calls(old), invite(old)])).toEqual(new Set(['SecondFactorStale']));
  for (const role of ['Dealer', 'Member'] as const) {
    const stranger = as('M1', role);
    expect(await codesOf([...calls(stranger), invite(stranger), stranger.listStaff({})])).toEqual(
      new Set(['Forbidden']),
    );
  }
  expect(await entriesAbout(membershipNo)).toEqual([]);
});
