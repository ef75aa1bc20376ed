import { SecondFactorServiceService } from '@southline/contracts/auth';
import { SecondFactorChangeKind } from '@southline/contracts/events';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { setUserType } from '../src/application/staff.ts';
import { loadCliConfig } from '../src/config.ts';
import { withStaffPorts } from '../src/staff-ports.ts';
import { members } from '../src/storage/collections.ts';
import { heldClock, runAuth } from './support/bench.ts';
import { aStaffMember, ask, codeOf, setUpTotp, wrongFor } from './support/factor.ts';
import { aMember, aVisitor, eventsOf, goodPassword } from './support/people.ts';

const clock = heldClock();
const auth = perFile(() => runAuth({}, { clock }));

const minute = 60_000;
const step = 30_000;
const seconds = () => Math.floor(clock.now().getTime() / 1_000);
const give = (token: string, code: string, visitor = aVisitor()) =>
  auth.bff.finishSignIn({ token, given: { code, passkey: '' }, visitor });

/** A staff member with an app, in a browser that is known from now on. */
const withApp = async () => {
  const staff = await aStaffMember(auth);
  const set = await setUpTotp(staff, clock);
  clock.forward(step);
  return { ...staff, ...set };
};

test('after the password the code opens the session, once', async () => {
  const { email, visitor, secret, membershipNo } = await withApp();
  const first = await ask(auth, email, visitor);
  expect(first.totp).toBe(true);
  const code = codeOf(secret, clock);
  const { member, credentialVersion } = await give(first.token, code, visitor);
  expect(member?.membershipNo).toBe(membershipNo);
  expect(credentialVersion).toBe((await auth.bff.getStanding({ membershipNo })).credentialVersion);
  await expect(give(first.token, code, visitor)).rejects.toThrow('invalid_token');
  const second = await ask(auth, email, visitor);
  await expect(give(second.token, code, visitor)).rejects.toThrow('code_wrong');
  clock.forward(step);
  await give(second.token, codeOf(secret, clock), visitor);
});

test('a code that comes ten times at once, at one question or at ten, opens one session', async () => {
  const { email, visitor, secret } = await withApp();
  const one = await ask(auth, email, visitor);
  const code = codeOf(secret, clock);
  const same = await Promise.allSettled(Array.from({ length: 5 }, () => give(one.token, code, visitor)));
  expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  clock.forward(10 * minute);
  const questions = await Promise.all(Array.from({ length: 5 }, () => ask(auth, email, visitor)));
  const next = codeOf(secret, clock);
  const many = await Promise.allSettled(questions.map(({ token }) => give(token, next, visitor)));
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('without the right password there is no question', async () => {
  const { email, visitor } = await withApp();
  await expect(auth.bff.signIn({ email, password: 'Wrong-Lantern-77', visitor })).rejects.toThrow(
    'invalid_credentials',
  );
});

test('a question belongs to its browser, lasts five minutes, and ends with the password', async () => {
  const staff = await withApp();
  const { email, visitor, secret } = staff;
  const { token } = await ask(auth, email, visitor);
  await expect(give(token, codeOf(secret, clock), aVisitor())).rejects.toThrow('invalid_token');
  clock.forward(5 * minute);
  await expect(give(token, codeOf(secret, clock), visitor)).rejects.toThrow('invalid_token');
  const before = await ask(auth, email, visitor);
  const own = auth.as(staff.membershipNo, 'Admin');
  await own.changePassword({ currentPassword: goodPassword, newPassword: 'Marble-Orchard-Kettle', visitor });
  await expect(give(before.token, codeOf(secret, clock), visitor)).rejects.toThrow('invalid_token');
});

test.each([
  ['123 456', (code: string) => code.replace(/^.../, '$& ')],
  ['123-456', (code: string) => code.replace(/^.../, '$&-')],
  ['123\u2013456', (code: string) => code.replace(/^.../, '$&\u2013')],
  ['a no-break blank', (code: string) => code.replace(/^.../, '$&\u00a0')],
  ['full-width digits', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
  ['direction marks of a copied code', (code: string) => `\u202a${code}\u202c`],
])('a code typed as %s is taken', async (_, typed) => {
  const { email, visitor, secret } = await withApp();
  await give((await ask(auth, email, visitor)).token, typed(codeOf(secret, clock)), visitor);
});

test('each of the ten recovery codes counts once, however it is typed', async () => {
  const { email, visitor, recoveryCodes, as } = await withApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = ''] = recoveryCodes;
  const typed = ` ${first.replaceAll('-', ' ').toUpperCase()} `;
  await give((await ask(auth, email, visitor)).token, typed, visitor);
  const again = await ask(auth, email, visitor);
  await expect(give(again.token, first, visitor)).rejects.toThrow('code_wrong');
  expect((await as(seconds()).getSecondFactor({})).recoveryCodesLeft).toBe(9);
  const renewed = await as(seconds()).renewRecoveryCodes({ visitor });
  await expect(give(again.token, recoveryCodes[1] ?? '', visitor)).rejects.toThrow('code_wrong');
  await give(again.token, renewed.recoveryCodes[1] ?? '', visitor);
});

test('guesses are locked like passwords: five, then pauses; the known browser has its own count', async () => {
  const { email, visitor, secret } = await withApp();
  await give((await ask(auth, email, visitor)).token, codeOf(secret, clock), visitor);
  clock.forward(step);
  const stranger = aVisitor();
  const { token } = await ask(auth, email, stranger);
  const wrong = wrongFor(secret, clock);
  for (let at = 0; at < 5; at += 1) await expect(give(token, wrong, stranger)).rejects.toThrow('code_wrong');
  await expect(give(token, codeOf(secret, clock), stranger)).rejects.toMatchObject({ code: 'TooManyAttempts' });
  // Another challenge does not reset the count.
  const other = await ask(auth, email, stranger);
  await expect(give(other.token, codeOf(secret, clock), stranger)).rejects.toMatchObject({ code: 'TooManyAttempts' });
  await give((await ask(auth, email, visitor)).token, codeOf(secret, clock), visitor);
});

test('the secret and the recovery codes are not stored in the clear', async () => {
  const { membershipNo, secret, recoveryCodes } = await withApp();
  const stored = JSON.stringify(await members(auth.mongo).findOne({ _id: membershipNo }));
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
});

test('the first app needs the password, and a further one a second factor of the last 15 minutes', async () => {
  const staff = await aStaffMember(auth);
  const { visitor } = staff;
  await expect(staff.as().beginTotp({ password: 'Wrong-Lantern-77', visitor })).rejects.toThrow('invalid_credentials');
  await setUpTotp(staff, clock);
  const stale = { code: 'SecondFactorStale' };
  await expect(staff.as().beginTotp({ password: goodPassword, visitor })).rejects.toMatchObject(stale);
  const old = staff.as(seconds() - 16 * 60);
  await expect(old.beginTotp({ password: goodPassword, visitor })).rejects.toMatchObject(stale);
  clock.forward(step);
  const fresh = staff.as(seconds());
  const next = await fresh.beginTotp({ password: '', visitor });
  const wrong = wrongFor(next.secret, clock);
  await expect(fresh.confirmTotp({ token: next.token, code: wrong, visitor })).rejects.toThrow('code_wrong');
  const set = await fresh.confirmTotp({ token: next.token, code: codeOf(next.secret, clock), visitor });
  expect(set.recoveryCodes).toEqual([]);
});

test('with the first factor, and without the last, other sessions end', async () => {
  const staff = await aStaffMember(auth);
  const { membershipNo, visitor, email } = staff;
  const version = async () => (await auth.bff.getStanding({ membershipNo })).credentialVersion;
  const before = await version();
  expect((await setUpTotp(staff, clock)).credentialVersion).toBe(before + 1);
  const removed = await staff.as(seconds()).removeTotp({ visitor });
  expect(removed).toEqual({ credentialVersion: before + 2, left: false });
  expect(await version()).toBe(before + 2);
  expect((await auth.bff.signIn({ email, password: goodPassword, visitor })).member?.membershipNo).toBe(membershipNo);
  expect(await staff.as(seconds()).getSecondFactor({})).toEqual({ totp: false, recoveryCodesLeft: 0, passkeys: [] });
});

test('a signed-in session gives the factor again; only its own question counts', async () => {
  const [staff, other] = [await withApp(), await withApp()];
  const { visitor, secret } = staff;
  const { asked } = await staff.as(seconds()).askSecondFactor({ visitor });
  const given = () => ({ code: codeOf(secret, clock), passkey: '' });
  const token = asked?.token ?? '';
  await expect(other.as(seconds()).giveSecondFactor({ token, given: given(), visitor })).rejects.toThrow(
    'invalid_token',
  );
  await expect(give(token, given().code, visitor)).rejects.toThrow('invalid_token');
  await staff.as(seconds()).giveSecondFactor({ token, given: given(), visitor });
});

test('members have no second factor, and lose it with their role', async () => {
  const staff = await withApp();
  await withStaffPorts(loadCliConfig(auth.env), (ports) =>
    setUserType(ports)({ email: staff.email, reason: 'test', by: 'test' }, 'Member'),
  );
  const { visitor: known, email } = staff;
  expect((await auth.bff.signIn({ email, password: goodPassword, visitor: known })).member).toBeDefined();
  const { membershipNo, visitor } = await aMember(auth);
  const member = auth.client(SecondFactorServiceService, {
    subject: `member:${membershipNo}`,
    role: 'Member',
    membershipNo,
  });
  await expect(member.beginTotp({ password: goodPassword, visitor })).rejects.toMatchObject({ code: 'Forbidden' });
});

test('the holder gets a mail about a factor that was set up or removed, and none about a repeat', async () => {
  const { email, visitor, as } = await withApp();
  await as(seconds()).removeTotp({ visitor });
  await as(seconds()).removeTotp({ visitor });
  const { SECOND_FACTOR_CHANGE_KIND_SET_UP: setUp, SECOND_FACTOR_CHANGE_KIND_REMOVED: removed } =
    SecondFactorChangeKind;
  const emitted = await eventsOf(auth, 'second-factor-changed', email);
  expect(emitted.map(({ kind }) => kind)).toEqual([setUp, removed]);
  expect(emitted[0]).toMatchObject({ addressee: { region: 'nz', language: 'en' } });
});
