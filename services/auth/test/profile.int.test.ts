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
  orderDefaults,
  secretOf,
  verify,
  workedOff,
} from './support/people.ts';

const second = 1_000;
const day = 24 * 3_600 * second;
const clock = heldClock();
const newPassword = 'Marble-Orchard-Kettle';
const auth = perFile(() => runAuth({}, { clock }));

let made = 0;
const newEmail = () => {
  made += 1;
  return `moved-${made}-${Date.now()}@shop.example`;
};

const profileOf = (email: string, change = {}) => ({
  firstName: 'Jo',
  lastName: 'Smith',
  address: '1 Example St',
  suburb: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  mobile: '0400000000',
  email,
  ...change,
});
const locale = { region: 'au', language: 'en', visitor: undefined };
const update = (membershipNo: string, profile: ReturnType<typeof profileOf>) =>
  auth.as(membershipNo).updateProfile({ ...locale, profile, language: 'zh', currentPassword: goodPassword });

test('a profile is replaced and read back', async () => {
  const { membershipNo, email } = await aMember(auth);
  const profile = profileOf(email);
  expect(await update(membershipNo, profile)).toEqual({ profile, pendingEmail: '' });
  expect(await auth.as(membershipNo).getProfile({})).toEqual({ profile, pendingEmail: '' });
  await expect(update(membershipNo, profileOf(email, { state: 'XX' }))).rejects.toMatchObject({ kind: 'invalid' });
  await expect(update(membershipNo, profileOf('x'))).rejects.toMatchObject({ kind: 'invalid' });
});

test('the defaults of orders belong to their member; a change without them keeps them, also by field', async () => {
  const [one, other] = [await aMember(auth, { businessName: 'Quay Motors' }), await aMember(auth)];
  const read = async ({ membershipNo }: { membershipNo: string }) =>
    (await auth.as(membershipNo).getProfile({})).profile?.orderDefaults;
  expect(await read(one)).toMatchObject({ businessName: 'Quay Motors' });
  const change = (defaults: object | undefined) =>
    update(one.membershipNo, profileOf(one.email, { orderDefaults: defaults }));
  await change(orderDefaults);
  await change(undefined);
  expect(await read(one)).toEqual(orderDefaults);
  await change({ businessName: '', copies: undefined, addresses: undefined });
  expect(await read(one)).toEqual({ ...orderDefaults, businessName: '' });
  expect(await read(other)).toBeUndefined();
  const abroad = { ...orderDefaults.addresses.addresses[0], state: 'Auckland' };
  await expect(change({ addresses: { addresses: [abroad] } })).rejects.toMatchObject({
    kind: 'invalid',
    details: { 'addresses.0.state': expect.stringMatching(/./) },
  });
});

test('a new address takes effect when its mail is answered; until then the old one signs in', async () => {
  const { membershipNo, email, password, visitor } = await aMember(auth);
  const next = newEmail();
  expect(await update(membershipNo, profileOf(next))).toMatchObject({ profile: { email }, pendingEmail: next });
  const asked = await event(auth, 'email-change-requested', next);
  expect(asked.addressee).toMatchObject({ membershipNo, region: 'au', language: 'zh', firstName: '' });
  await auth.bff.signIn({ email, password, visitor });
  await expect(auth.bff.signIn({ email: next, password, visitor })).rejects.toThrow('invalid_credentials');

  expect(await verify(auth.as(membershipNo), await secretOf(auth, asked))).toEqual({ membershipNo });
  expect(await auth.as(membershipNo).getProfile({})).toMatchObject({ profile: { email: next }, pendingEmail: '' });
  await auth.bff.signIn({ email: next, password, visitor });
  await expect(auth.bff.signIn({ email, password, visitor })).rejects.toThrow('invalid_credentials');
});

test('the link of a new address counts only where its member is signed in; elsewhere it stays unused', async () => {
  const { membershipNo, email } = await aMember(auth);
  const { membershipNo: other } = await aMember(auth);
  const next = newEmail();
  await update(membershipNo, profileOf(next));
  const link = await secretOf(auth, await event(auth, 'email-change-requested', next));
  for (const client of [auth.bff, auth.as(other), auth.as(other, 'Admin')]) {
    const refusal = { kind: 'declined', message: 'sign_in_to_confirm' };
    await expect(verify(client, link)).rejects.toMatchObject(refusal);
  }
  expect(await auth.as(membershipNo).getProfile({})).toMatchObject({ profile: { email }, pendingEmail: next });
  await verify(auth.as(membershipNo), link);
  expect(await auth.as(membershipNo).getProfile({})).toMatchObject({ profile: { email: next }, pendingEmail: '' });
});

test('a new address needs the current password; everything else, and the same address again, does not', async () => {
  const { membershipNo, email } = await aMember(auth);
  const next = newEmail();
  const apply = (address: string, currentPassword: string) =>
    auth.as(membershipNo).updateProfile({ ...locale, profile: profileOf(address), currentPassword });
  await expect(apply(next, '')).rejects.toMatchObject({
    kind: 'invalid',
    details: { currentPassword: expect.stringContaining('required') },
  });
  await expect(apply(next, 'Wrong-Lantern-77')).rejects.toMatchObject({ message: 'invalid_credentials' });
  expect(await auth.as(membershipNo).getProfile({})).toMatchObject({ pendingEmail: '' });
  await apply(email, '');
  expect(await apply(next, goodPassword)).toMatchObject({ pendingEmail: next });
  expect(await apply(next, '')).toMatchObject({ pendingEmail: next });
  for (let at = 0; at < 5; at += 1) await expect(apply(newEmail(), 'Wrong-Lantern-77')).rejects.toThrow('invalid_cred');
  await expect(apply(newEmail(), goodPassword)).rejects.toThrow('too_many_attempts');
});

test('the current address is notified of a new one, and a reset from there cancels the new one', async () => {
  const { membershipNo, email, visitor } = await aMember(auth);
  const next = newEmail();
  await update(membershipNo, profileOf(next));
  const asked = await event(auth, 'email-change-requested', next);
  expect(asked.currentEmail).toBe(email);
  const link = await secretOf(auth, asked);
  await auth.bff.requestPasswordReset({ email, visitor });
  const reset = await secretOf(auth, await event(auth, 'password-reset-requested', email));
  await auth.bff.resetPassword({ ...reset, newPassword: 'copper gasket meadow 3', visitor });
  await expect(verify(auth.as(membershipNo), link)).rejects.toThrow('invalid_token');
  expect(await auth.as(membershipNo).getProfile({})).toMatchObject({ profile: { email }, pendingEmail: '' });
});

test('a taken address gets the same answer; its holder is notified, and cannot lose it', async () => {
  const { email: taken, membershipNo: holder } = await aMember(auth);
  const { membershipNo } = await aMember(auth);
  expect(await update(membershipNo, profileOf(taken))).toMatchObject({ pendingEmail: taken });
  expect((await event(auth, 'registration-repeated', taken)).addressee?.membershipNo).toBe(holder);
  await workedOff(auth);
  expect(await eventsOf(auth, 'email-change-requested', taken)).toHaveLength(0);
  expect(await requests(auth.mongo).countDocuments({ membershipNo })).toBe(0);
});

test('of two members who want one address the first to answer gets it; the other link is invalid then', async () => {
  const [first, second] = [await aMember(auth), await aMember(auth)];
  const wanted = newEmail();
  await update(first.membershipNo, profileOf(wanted));
  const early = await secretOf(auth, await event(auth, 'email-change-requested', wanted));
  await update(second.membershipNo, profileOf(wanted));
  const late = await secretOf(auth, await event(auth, 'email-change-requested', wanted, 2));
  await verify(auth.as(second.membershipNo), late);
  await expect(verify(auth.as(first.membershipNo), early)).rejects.toThrow('invalid_token');
  expect(await members(auth.mongo).countDocuments({ email: wanted })).toBe(1);
});

test('an unanswered registration does not prevent the mailbox’s holder from moving there', async () => {
  const { membershipNo } = await aMember(auth);
  const squatted = aRegistration();
  await auth.bff.signUp(squatted);
  await event(auth, 'member-registered', squatted.email);
  await update(membershipNo, profileOf(squatted.email));
  const asked = await event(auth, 'email-change-requested', squatted.email);
  await verify(auth.as(membershipNo), await secretOf(auth, asked));
  const found = await members(auth.mongo).find({ email: squatted.email }).toArray();
  expect(found.map(({ _id }) => _id)).toEqual([membershipNo]);
});

test('changing the mind ends the link: another address, or the old one again', async () => {
  const { membershipNo, email } = await aMember(auth);
  const [one, two] = [newEmail(), newEmail()];
  await update(membershipNo, profileOf(one));
  const first = await secretOf(auth, await event(auth, 'email-change-requested', one));
  await update(membershipNo, profileOf(two));
  await expect(verify(auth.as(membershipNo), first)).rejects.toThrow('invalid_token');
  const second = await secretOf(auth, await event(auth, 'email-change-requested', two));
  expect(await update(membershipNo, profileOf(email))).toMatchObject({ pendingEmail: '' });
  await expect(verify(auth.as(membershipNo), second)).rejects.toThrow('invalid_token');
});

test('a reset that was mailed to the old address ends with it', async () => {
  const { membershipNo, email } = await aMember(auth);
  const next = newEmail();
  await update(membershipNo, profileOf(next));
  const change = await secretOf(auth, await event(auth, 'email-change-requested', next));
  await auth.bff.requestPasswordReset({ email, visitor: aVisitor() });
  const reset = await secretOf(auth, await event(auth, 'password-reset-requested', email));
  await verify(auth.as(membershipNo), change);
  await expect(auth.bff.checkResetToken(reset)).rejects.toThrow('invalid_token');
});

test('a member asks five new addresses a day', async () => {
  const { membershipNo } = await aMember(auth);
  for (let at = 0; at < 5; at += 1) await update(membershipNo, profileOf(newEmail()));
  await expect(update(membershipNo, profileOf(newEmail()))).rejects.toThrow('too_many_attempts');
  clock.forward(day);
  await update(membershipNo, profileOf(newEmail()));
});

test('after a changed password older sessions are outdated and the holder is notified', async () => {
  const { membershipNo, email, visitor } = await aMember(auth);
  const change = { currentPassword: goodPassword, newPassword, visitor };
  expect(await auth.as(membershipNo).changePassword(change)).toEqual({ credentialVersion: 2 });
  expect((await auth.bff.getStanding({ membershipNo })).credentialVersion).toBe(2);
  expect((await event(auth, 'password-changed', email)).requestId).not.toBe('');
  await expect(auth.bff.signIn({ email, password: goodPassword, visitor })).rejects.toThrow('invalid_credentials');
  await auth.bff.signIn({ email, password: newPassword, visitor });
});

test('the current password is required, an empty one is refused, and guesses are throttled like sign-ins', async () => {
  const { membershipNo, visitor } = await aMember(auth);
  const guess = (currentPassword: string) =>
    auth.as(membershipNo).changePassword({ currentPassword, newPassword, visitor });
  for (const wrong of ['', 'x', 'Wrong-Lantern-77', newPassword, '{"$ne":null}']) {
    await expect(guess(wrong)).rejects.toThrow('invalid_credentials');
  }
  await expect(guess(goodPassword)).rejects.toMatchObject({ details: { retry_after_seconds: '2' } });
  clock.forward(2 * second);
  await guess(goodPassword);
});

test('a weak new password is refused', async () => {
  const { membershipNo, visitor } = await aMember(auth);
  const change = auth
    .as(membershipNo)
    .changePassword({ currentPassword: goodPassword, newPassword: 'sunshine2024', visitor });
  await expect(change).rejects.toThrow('password_too_weak');
});

test('of twenty changes at once one counts', async () => {
  const { membershipNo, email, visitor } = await aMember(auth);
  const racers = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      auth.as(membershipNo).changePassword({ currentPassword: goodPassword, newPassword, visitor }),
    ),
  );
  expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await eventsOf(auth, 'password-changed', email)).toHaveLength(1);
});
