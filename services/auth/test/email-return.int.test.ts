import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { requests } from '../src/storage/collections.ts';
import { heldClock, runAuth } from './support/bench.ts';
import { aMember, aRegistration, aVisitor, event, eventsOf, goodPassword, secretOf, verify } from './support/people.ts';

const day = 24 * 3_600_000;
const clock = heldClock();
const newPassword = 'Marble-Orchard-Kettle';
const auth = perFile(() => runAuth({}, { clock }));

type Somebody = Awaited<ReturnType<typeof aMember>>;

/** Changes the address, with a session and the password. */
const move = async ({ membershipNo }: Somebody, to = `${unique('moved')}@shop.example`, password = goodPassword) => {
  const account = auth.as(membershipNo);
  const { profile } = await account.getProfile({});
  if (!profile) throw new Error('no profile');
  const asked = (await eventsOf(auth, 'email-change-requested', to)).length;
  const change = { profile: { ...profile, address: '1 Example St', suburb: 'Carlton', state: 'VIC', email: to } };
  await account.updateProfile({
    ...change,
    region: 'au',
    language: 'zh',
    currentPassword: password,
    visitor: undefined,
  });
  const link = await secretOf(auth, await event(auth, 'email-change-requested', to, asked + 1));
  await verify(account, link, aVisitor({ region: 'au', language: 'zh' }));
  return to;
};

const wayBackOf = async (email: string) => secretOf(auth, await event(auth, 'email-changed', email));
const takeBack = (secret: Awaited<ReturnType<typeof wayBackOf>>, change = {}) =>
  auth.bff.resetPassword({ ...secret, newPassword, visitor: aVisitor(), ...change });
const emailOf = async ({ membershipNo }: Somebody) => (await auth.as(membershipNo).getProfile({})).profile?.email;

test('a thief with session and password changes the address, twice; its holder takes it back and all of the thief’s is out', async () => {
  const holder = await aMember(auth);
  const { email, membershipNo, visitor } = holder;
  const second = await move(holder);
  const thiefs = aVisitor();
  await auth.as(membershipNo).changePassword({ currentPassword: goodPassword, newPassword, visitor: thiefs });
  const third = await move(holder, undefined, newPassword);
  const before = (await auth.bff.getStanding({ membershipNo })).credentialVersion;

  const emitted = await event(auth, 'email-changed', email);
  expect(emitted).toMatchObject({ restored: false, addressee: { membershipNo, region: 'au', language: 'zh' } });
  const [mine, theirs] = [await secretOf(auth, emitted), await wayBackOf(second)];
  await auth.bff.requestPasswordReset({ email: third, visitor: thiefs });
  const reset = await secretOf(auth, await event(auth, 'password-reset-requested', third));
  await auth.bff.checkResetToken(mine);
  expect(await takeBack(mine, { newPassword: 'copper gasket meadow 3', visitor })).toEqual({ membershipNo });

  expect(await auth.as(membershipNo).getProfile({})).toMatchObject({ profile: { email }, pendingEmail: '' });
  expect((await auth.bff.getStanding({ membershipNo })).credentialVersion).toBe(before + 1);
  for (const secret of [theirs, reset, mine]) await expect(takeBack(secret)).rejects.toThrow('invalid_token');
  for (const address of [second, third, email]) {
    const entering = auth.bff.signIn({ email: address, password: newPassword, visitor: thiefs });
    await expect(entering).rejects.toThrow('invalid_credentials');
  }
  await auth.bff.signIn({ email, password: 'copper gasket meadow 3', visitor });
  // A displaced address is notified, without a restore link.
  const displaced = await event(auth, 'email-changed', third);
  expect(displaced.restored).toBe(true);
  await expect(secretOf(auth, displaced)).rejects.toMatchObject({ kind: 'not-found' });
});

test('a later restore link does not override an earlier one', async () => {
  const holder = await aMember(auth);
  const second = await move(holder);
  await move(holder);
  await takeBack(await wayBackOf(second));
  expect(await emailOf(holder)).toBe(second);
  await takeBack(await wayBackOf(holder.email), { newPassword: 'copper gasket meadow 3' });
  expect(await emailOf(holder)).toBe(holder.email);
});

test('moving back to an earlier address uses its restore link: the address in between has none', async () => {
  const holder = await aMember(auth);
  const second = await move(holder);
  const mine = await wayBackOf(holder.email);
  await move(holder, holder.email);
  const emitted = await event(auth, 'email-changed', second);
  expect(emitted.restored).toBe(true);
  await expect(secretOf(auth, emitted)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(auth.bff.checkResetToken(mine)).rejects.toThrow('invalid_token');
  expect(await requests(auth.mongo).countDocuments({ membershipNo: holder.membershipNo })).toBe(0);
});

test('it needs its temporary password, counts once, and for seven days', async () => {
  const holder = await aMember(auth);
  await move(holder);
  const secret = await wayBackOf(holder.email);
  await expect(takeBack({ ...secret, temporaryPassword: 'abcde-fghjk-mnpqr' })).rejects.toThrow('invalid_credentials');
  clock.forward(7 * day - 1);
  await auth.bff.checkResetToken(secret);
  clock.forward(1);
  await expect(takeBack(secret)).rejects.toThrow('expired_token');

  const other = await aMember(auth);
  await move(other);
  const once = await wayBackOf(other.email);
  const racers = await Promise.allSettled(Array.from({ length: 20 }, () => takeBack(once)));
  expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const kept = JSON.stringify(await auth.mongo.db.collection('requests').find().toArray());
  for (const clear of [once.token, secret.token, secret.temporaryPassword]) expect(kept).not.toContain(clear);
});

test('registering the free address meanwhile does not prevent its holder from restoring it', async () => {
  const holder = await aMember(auth);
  await move(holder);
  await auth.bff.signUp(aRegistration({ email: holder.email }));
  await event(auth, 'member-registered', holder.email, 2);
  await takeBack(await wayBackOf(holder.email));
  expect(await emailOf(holder)).toBe(holder.email);
});
