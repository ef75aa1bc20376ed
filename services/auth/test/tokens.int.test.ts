import { insisting } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { members, requests } from '../src/storage/collections.ts';
import { heldClock, runAuth } from './support/bench.ts';
import {
  aMember,
  aRegistration,
  aVisitor,
  event,
  eventsOf,
  goodPassword,
  secretOf,
  verify,
  workedOff,
} from './support/people.ts';

const minute = 60_000;
const clock = heldClock();
const newPassword = 'Marble-Orchard-Kettle';
const auth = perFile(() => runAuth({ MAILS_PER_EMAIL: '100' }, { clock }));

const resetOf = async (email: string, count = 1) => {
  await auth.bff.requestPasswordReset({ email, visitor: aVisitor() });
  return secretOf(auth, await event(auth, 'password-reset-requested', email, count));
};
const reset = (secret: { token: string; temporaryPassword: string }, change = {}) =>
  insisting(() => auth.bff.resetPassword({ ...secret, newPassword, visitor: aVisitor(), ...change }));

const registered = async () => {
  const registration = aRegistration();
  await auth.bff.signUp(registration);
  const secret = await secretOf(auth, await event(auth, 'member-registered', registration.email));
  return { secret, visitor: registration.visitor };
};

test('a verification lasts 24 hours, a reset 60 minutes', async () => {
  const inTime = await registered();
  const { email } = await aMember(auth);
  const secret = await resetOf(email);
  clock.forward(60 * minute - 1);
  await auth.bff.checkResetToken(secret);
  clock.forward(1);
  await expect(auth.bff.checkResetToken(secret)).rejects.toMatchObject({ kind: 'declined', message: 'expired_token' });
  await expect(reset(secret)).rejects.toThrow('expired_token');
  clock.forward(23 * 60 * minute - 1);
  const late = await registered();
  await verify(auth.bff, inTime.secret, inTime.visitor);
  clock.forward(24 * 60 * minute);
  await expect(verify(auth.bff, late.secret, late.visitor)).rejects.toThrow('expired_token');
});

test('a mail that is sent again carries the same secrets', async () => {
  const { email } = await aMember(auth);
  await auth.bff.requestPasswordReset({ email, visitor: aVisitor() });
  const requested = await event(auth, 'password-reset-requested', email);
  expect(await secretOf(auth, requested)).toEqual(await secretOf(auth, requested));
});

test('the secrets of an expired request are no longer revealed', async () => {
  const { email } = await aMember(auth);
  await auth.bff.requestPasswordReset({ email, visitor: aVisitor() });
  const requested = await event(auth, 'password-reset-requested', email);
  await secretOf(auth, requested);
  clock.forward(60 * minute);
  await expect(secretOf(auth, requested)).rejects.toMatchObject({ kind: 'not-found' });
});

test('used, garbled, empty and foreign tokens are invalid', async () => {
  const { secret: verification, visitor } = await registered();
  const { email } = await aMember(auth);
  const secret = await resetOf(email);
  await reset(secret);
  for (const token of ['', 'x', secret.token, secret.token.slice(1), `${verification.token}A`, verification.token]) {
    await expect(auth.bff.checkResetToken({ token })).rejects.toThrow('invalid_token');
    await expect(reset({ ...secret, token })).rejects.toThrow('invalid_token');
  }
  const other = await resetOf((await aMember(auth)).email);
  await expect(verify(auth.bff, { token: other.token })).rejects.toThrow('invalid_token');
  await verify(auth.bff, verification, visitor);
  await expect(verify(auth.bff, verification, visitor)).rejects.toThrow('invalid_token');
});

test('only the newest reset counts', async () => {
  const { email } = await aMember(auth);
  const older = await resetOf(email);
  const newer = await resetOf(email, 2);
  await expect(auth.bff.checkResetToken(older)).rejects.toThrow('invalid_token');
  await auth.bff.checkResetToken(newer);
  expect(await requests(auth.mongo).countDocuments({ email, purpose: 'reset' })).toBe(1);
});

test('another person’s temporary password does not open a token', async () => {
  const [mine, theirs] = [await resetOf((await aMember(auth)).email), await resetOf((await aMember(auth)).email)];
  const mixed = reset({ token: mine.token, temporaryPassword: theirs.temporaryPassword });
  await expect(mixed).rejects.toMatchObject({ kind: 'declined', message: 'invalid_credentials' });
  await reset(mine);
});

test('fifty wrong temporary passwords at once cost a token all its five tries', async () => {
  const secret = await resetOf((await aMember(auth)).email);
  const wrong = await Promise.allSettled(
    Array.from({ length: 50 }, () => reset({ ...secret, temporaryPassword: 'abcde-fghjk-mnpqr' })),
  );
  const reasons = wrong.map((result) => (result.status === 'rejected' ? result.reason.message : 'done'));
  expect(reasons.filter((reason) => reason === 'invalid_credentials')).toHaveLength(5);
  expect(reasons.filter((reason) => reason === 'invalid_token')).toHaveLength(45);
  await expect(reset(secret)).rejects.toThrow('invalid_token');
});

test('fifty concurrent uses of one reset: one wins, the password changes once', async () => {
  const { email, membershipNo } = await aMember(auth);
  const secret = await resetOf(email);
  const racers = await Promise.allSettled(Array.from({ length: 50 }, () => reset(secret)));
  expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const racer of racers) if (racer.status === 'rejected') expect(racer.reason.message).toBe('invalid_token');
  expect((await auth.bff.getStanding({ membershipNo })).credentialVersion).toBe(2);
  await workedOff(auth);
  expect(await eventsOf(auth, 'password-changed', email)).toHaveLength(1);
});

test('fifty concurrent uses of one verification: one wins', async () => {
  const { secret, visitor } = await registered();
  const racers = await Promise.allSettled(Array.from({ length: 50 }, () => verify(auth.bff, secret, visitor)));
  expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a new password that is too weak costs no try, and the token stays', async () => {
  const { email } = await aMember(auth, { lastName: 'Thornbury' });
  const secret = await resetOf(email);
  for (const weak of ['short', 'password1234', 'Thornbury123', 'x'.repeat(129), 'southline99!', 'abcabcabcabc']) {
    await expect(reset(secret, { newPassword: weak })).rejects.toThrow('password_too_weak');
  }
  await reset(secret);
});

test('a reset that fails on our side costs no try', async () => {
  const { email } = await aMember(auth);
  const secret = await resetOf(email);
  const writable = (validator: object) =>
    auth.mongo.db.command({ collMod: 'members', validator, validationLevel: 'strict' });
  await writable({ nothingHasThis: true });
  for (let at = 0; at < 6; at += 1)
    await expect(auth.bff.resetPassword({ ...secret, newPassword, visitor: aVisitor() })).rejects.toThrow();
  await writable({});
  await reset(secret);
});

test('a changed password ends the reset that was on its way', async () => {
  const { email, membershipNo, visitor } = await aMember(auth);
  const secret = await resetOf(email);
  await auth.as(membershipNo).changePassword({ currentPassword: goodPassword, newPassword, visitor });
  await expect(reset(secret)).rejects.toThrow('invalid_token');
});

test('a reset proves the mailbox: an account that was never verified is open after it', async () => {
  const { email, password, visitor, ...rest } = aRegistration();
  await auth.bff.signUp({ email, password, visitor, ...rest });
  const verification = await secretOf(auth, await event(auth, 'member-registered', email));
  await reset(await resetOf(email), { visitor });
  await expect(verify(auth.bff, verification)).rejects.toThrow('invalid_token');
  await auth.bff.signIn({ email, password: newPassword, visitor });
});

test('an unknown address gets no mail, and the answer is the same', async () => {
  const before = (await eventsOf(auth, 'password-reset-requested')).length;
  expect(await auth.bff.requestPasswordReset({ email: 'nobody@shop.example', visitor: aVisitor() })).toEqual({});
  expect(await auth.bff.requestPasswordReset({ email: 'no address', visitor: aVisitor() })).toEqual({});
  await workedOff(auth);
  expect(await eventsOf(auth, 'password-reset-requested')).toHaveLength(before);
});

test('neither database nor events hold a secret', async () => {
  const { email } = await aMember(auth);
  const secret = await resetOf(email);
  const everything = await Promise.all(
    ['members', 'requests', 'jobs', 'outbox', 'failures', 'uses'].map((name) =>
      auth.mongo.db.collection(name).find().toArray(),
    ),
  );
  const text = JSON.stringify(everything, (_, value) =>
    value?._bsontype === 'Binary' ? value.toString('latin1') : value,
  );
  for (const clear of [secret.token, secret.temporaryPassword, goodPassword, newPassword])
    expect(text).not.toContain(clear);
  expect(await members(auth.mongo).countDocuments({ passwordHash: /^\$argon2id\$/ })).toBeGreaterThan(0);
});

test('finished jobs store none of their input', async () => {
  await resetOf((await aMember(auth)).email);
  await workedOff(auth);
  expect(await auth.mongo.db.collection('jobs').countDocuments({ state: 'done', payload: { $exists: true } })).toBe(0);
});

test.each(['reset alone', 'verified, then reset', 'verified with a new password, then reset'] as const)(
  'a person who registered a stranger’s address leaves no data in the account: %s',
  async (how) => {
    const { email, ...rest } = aRegistration({ firstName: 'Mal', lastName: 'Lory', phone: '0499999999' });
    await auth.bff.signUp({ email, ...rest });
    const registered = await event(auth, 'member-registered', email);
    expect(registered.addressee?.firstName).toBe('');
    // Accounts made by staff are verified at their creation.
    clock.forward(1);
    if (how === 'verified, then reset') await verify(auth.bff, await secretOf(auth, registered), rest.visitor);
    if (how === 'verified with a new password, then reset')
      await verify(auth.bff, await secretOf(auth, registered), aVisitor(), newPassword);
    await auth.bff.requestPasswordReset({ email, visitor: aVisitor() });
    const requested = await event(auth, 'password-reset-requested', email);
    expect(requested.addressee?.firstName).toBe('');
    const { membershipNo } = await reset(await secretOf(auth, requested));
    expect((await event(auth, 'password-changed', email)).addressee?.firstName).toBe('');
    const { profile } = await auth.as(membershipNo).getProfile({});
    expect(profile).toMatchObject({ firstName: '', lastName: '', mobile: '', postcode: '', email });
  },
);

test('a reset in the browser that registered, or after a sign-in, keeps the profile', async () => {
  const { email, visitor, membershipNo } = await aMember(auth);
  await reset(await resetOf(email), { visitor });
  expect((await auth.as(membershipNo).getProfile({})).profile).toMatchObject({
    firstName: 'Member',
    mobile: '0412345678',
  });
  const other = await aMember(auth);
  await auth.bff.signIn({ email: other.email, password: goodPassword, visitor: other.visitor });
  await reset(await resetOf(other.email));
  const { profile } = await auth.as(other.membershipNo).getProfile({});
  expect(profile).toMatchObject({ firstName: 'Member', mobile: '0412345678' });
});
