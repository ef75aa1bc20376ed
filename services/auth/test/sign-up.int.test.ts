import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { members } from '../src/storage/collections.ts';
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

const hour = 3_600_000;
const clock = heldClock();
const auth = perFile(() => runAuth({}, { clock }));

test('a password that is too weak is refused with its key, known address or not', async () => {
  const { email } = await aMember(auth);
  for (const address of [email, 'nobody@shop.example']) {
    const weak = auth.bff.signUp(aRegistration({ email: address, password: 'password1234' }));
    await expect(weak).rejects.toMatchObject({ kind: 'declined', message: 'password_too_weak' });
  }
});

test('fields that are not as they should be are named', async () => {
  const broken = auth.bff.signUp(aRegistration({ firstName: 'http://x.example', phone: 'x', postcode: '1' }));
  await expect(broken).rejects.toMatchObject({ kind: 'invalid', code: 'InvalidRequest' });
  await expect(broken).rejects.toHaveProperty('details.firstName');
  await expect(auth.bff.signUp(aRegistration({ email: '{"$ne":null}' }))).rejects.toHaveProperty('details.email');
});

test('a registration with an existing address gets the usual answer; its holder is notified once', async () => {
  const { email, membershipNo, visitor } = await aMember(auth);
  const answer = await auth.bff.signUp(aRegistration({ email: email.toUpperCase(), password: 'Another-Harbour-77x' }));
  expect(answer).toEqual({});
  const emitted = await event(auth, 'registration-repeated', email);
  expect(emitted.addressee).toMatchObject({ membershipNo, email });
  await workedOff(auth);
  expect(await eventsOf(auth, 'member-registered', email)).toHaveLength(1);
  expect(await eventsOf(auth, 'registration-repeated', email)).toHaveLength(1);
  expect((await auth.bff.signIn({ email, password: goodPassword, visitor })).member?.membershipNo).toBe(membershipNo);
});

test('fifty registrations with one address at once make one account', async () => {
  const registration = aRegistration();
  const wide = await runAuth({ MAILS_PER_EMAIL: '100', SIGN_UPS_PER_ADDRESS: '100' });
  try {
    await Promise.all(Array.from({ length: 50 }, () => wide.bff.signUp({ ...registration, visitor: aVisitor() })));
    await workedOff(wide);
    expect(await members(wide.mongo).countDocuments({ email: registration.email })).toBe(1);
  } finally {
    await wide.stop();
  }
});

test('registering again from the same browser is a correction: the newest mail and password count', async () => {
  const registration = aRegistration();
  await auth.bff.signUp(registration);
  const first = await event(auth, 'member-registered', registration.email);
  const earlier = await secretOf(auth, first);
  await auth.bff.signUp({ ...registration, firstName: 'Corrected', password: 'Corrected-Lantern-4' });
  const second = await event(auth, 'member-registered', registration.email, 2);
  await expect(secretOf(auth, first)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(verify(auth.bff, { token: earlier.token })).rejects.toThrow('invalid_token');
  await verify(auth.bff, await secretOf(auth, second), registration.visitor);
  const { member } = await auth.bff.signIn({ ...registration, password: 'Corrected-Lantern-4' });
  expect(member?.profile?.firstName).toBe('Corrected');
});

test('if two browsers register one address no password is valid until the mailbox’s holder sets one', async () => {
  const { email, visitor, ...mine } = aRegistration();
  const strangers = aRegistration({ email, password: 'Strangers-Lantern-9' });
  await auth.bff.signUp(strangers);
  await event(auth, 'member-registered', email);
  await auth.bff.signUp({ ...mine, email, visitor });
  const link = await secretOf(auth, await event(auth, 'member-registered', email, 2));
  for (const from of [strangers.visitor, visitor])
    await expect(verify(auth.bff, link, from)).rejects.toThrow('choose_password');
  for (const { password, from } of [
    { password: strangers.password, from: strangers.visitor },
    { password: mine.password, from: visitor },
  ]) {
    await expect(auth.bff.signIn({ email, password, visitor: from })).rejects.toThrow('invalid_credentials');
  }
  await verify(auth.bff, link, visitor, mine.password);
  expect((await auth.bff.signIn({ email, password: mine.password, visitor })).member?.profile?.email).toBe(email);
});

test('a stranger who registers an address first has no access to the account that its holder opens', async () => {
  const strangers = aRegistration({ firstName: 'Mal', lastName: 'Lory', phone: '0499999999' });
  const { email, password } = strangers;
  await auth.bff.signUp(strangers);
  const link = await secretOf(auth, await event(auth, 'member-registered', email));
  const holder = aVisitor();
  await expect(verify(auth.bff, link, holder)).rejects.toMatchObject({ kind: 'declined', message: 'choose_password' });
  await expect(verify(auth.bff, link, holder, 'password1234')).rejects.toThrow('password_too_weak');
  await expect(auth.bff.signIn({ email, password, visitor: strangers.visitor })).rejects.toThrow('email_not_verified');

  const holders = 'Marble-Orchard-Kettle';
  const { membershipNo } = await verify(auth.bff, link, holder, holders);
  await expect(verify(auth.bff, link, holder, holders)).rejects.toThrow('invalid_token');
  for (const visitor of [strangers.visitor, holder])
    await expect(auth.bff.signIn({ email, password, visitor })).rejects.toThrow('invalid_credentials');
  const { member } = await auth.bff.signIn({ email, password: holders, visitor: holder });
  expect(member).toMatchObject({
    membershipNo,
    profile: { firstName: '', lastName: '', mobile: '', postcode: '', email },
  });
  await workedOff(auth);
  expect(await eventsOf(auth, 'signed-in-on-new-device', email)).toEqual([]);
});

test('a browser without a device cookie needs a new password as well', async () => {
  const registration = aRegistration({ visitor: aVisitor({ deviceHash: '' }) });
  await auth.bff.signUp(registration);
  const link = await secretOf(auth, await event(auth, 'member-registered', registration.email));
  await expect(verify(auth.bff, link, registration.visitor)).rejects.toThrow('choose_password');
});

test('a new registration while the link is used elsewhere: only the newest link opens the account', async () => {
  const registration = aRegistration();
  await auth.bff.signUp(registration);
  const link = await secretOf(auth, await event(auth, 'member-registered', registration.email));
  await auth.bff.signUp(aRegistration({ email: registration.email }));
  const newest = await secretOf(auth, await event(auth, 'member-registered', registration.email, 2));
  const late = verify(auth.bff, link, aVisitor(), 'Marble-Orchard-Kettle');
  await expect(late).rejects.toThrow('invalid_token');
  await verify(auth.bff, newest, aVisitor(), 'Marble-Orchard-Kettle');
});

test('a mailbox gets three mails of registrations an hour; further answers are the usual ones', async () => {
  const registration = aRegistration();
  for (let at = 0; at < 5; at += 1) {
    expect(await auth.bff.signUp({ ...registration, visitor: aVisitor() })).toEqual({});
  }
  await workedOff(auth);
  expect(await eventsOf(auth, 'member-registered', registration.email)).toHaveLength(3);
  clock.forward(hour);
  await auth.bff.signUp(registration);
  await event(auth, 'member-registered', registration.email, 4);
});

test('an address of the network registers twenty times an hour', async () => {
  const visitor = aVisitor({ clientAddress: '198.51.100.7' });
  for (let at = 0; at < 20; at += 1) await auth.bff.signUp(aRegistration({ visitor }));
  const refused = auth.bff.signUp(aRegistration({ visitor }));
  await expect(refused).rejects.toMatchObject({ kind: 'too-many', message: 'too_many_attempts' });
  await expect(refused).rejects.toHaveProperty('details.retry_after_seconds');
  clock.forward(hour);
  await auth.bff.signUp(aRegistration({ visitor }));
});

test('of a /64 all addresses together register twenty times an hour', async () => {
  const from = (at: number) => aVisitor({ clientAddress: `2001:db8:ffff:2:${at.toString(16)}::1` });
  for (let at = 0; at < 20; at += 1) await auth.bff.signUp(aRegistration({ visitor: from(at) }));
  const refused = auth.bff.signUp(aRegistration({ visitor: from(20) }));
  await expect(refused).rejects.toMatchObject({ kind: 'too-many', message: 'too_many_attempts' });
});

test('accounts not verified within thirty days are removed, others stay', async () => {
  const forgotten = aRegistration();
  await auth.bff.signUp(forgotten);
  await event(auth, 'member-registered', forgotten.email);
  const { email } = await aMember(auth);
  const left = (address: string) => members(auth.mongo).countDocuments({ email: address });
  expect(await left(forgotten.email)).toBe(1);
  clock.forward(30 * 24 * hour);
  await expect.poll(() => left(forgotten.email)).toBe(0);
  expect(await left(email)).toBe(1);
});
