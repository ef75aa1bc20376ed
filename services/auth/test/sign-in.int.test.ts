import { eventually, size } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { members } from '../src/storage/collections.ts';
import { heldClock, prepareAuth, runAuth } from './support/bench.ts';
import { aMember, aRegistration, aVisitor, event, eventsOf, goodPassword, workedOff } from './support/people.ts';

const second = 1_000;
const hour = 3_600 * second;
const clock = heldClock();
const auth = perFile(() => runAuth({}, { clock }));

let addresses = 0;
/** A visitor with a new client address. */
const stranger = (change = {}) => {
  addresses += 1;
  return aVisitor({ clientAddress: `2001:db8:0:${addresses.toString(16)}::1`, ...change });
};
const wrong = (email: string, visitor = stranger()) =>
  auth.bff.signIn({ email, password: 'Wrong-Lantern-77', visitor });
const outcomeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: Error) => error.message,
  );

test('wrong passwords and unknown addresses get the same answer', async () => {
  const { email } = await aMember(auth);
  const answers = await Promise.all(
    [email, 'nobody@shop.example', 'not an address', ''].map((address) => wrong(address).catch((error) => error)),
  );
  for (const { kind, code, message, details } of answers) {
    expect({ kind, code, message, details }).toEqual({
      kind: 'declined',
      code: 'InvalidCredentials',
      message: 'invalid_credentials',
      details: {},
    });
  }
});

test('only a caller with the right password learns whether an address is verified', async () => {
  const { email, password, visitor, ...rest } = aRegistration();
  await auth.bff.signUp({ email, password, visitor, ...rest });
  await event(auth, 'member-registered', email);
  await expect(wrong(email)).rejects.toThrow('invalid_credentials');
  await expect(auth.bff.signIn({ email, password, visitor })).rejects.toThrow('email_not_verified');
});

test('five wrong passwords are free, then the pause doubles with each, and the right one has to wait as well', async () => {
  const { email, password } = await aMember(auth);
  for (let at = 0; at < 5; at += 1) await expect(wrong(email)).rejects.toThrow('invalid_credentials');
  for (const pause of [2, 4, 8, 16]) {
    const early = auth.bff.signIn({ email, password, visitor: stranger() });
    await expect(early).rejects.toMatchObject({
      kind: 'too-many',
      message: 'too_many_attempts',
      details: { retry_after_seconds: String(pause) },
    });
    clock.forward(pause * second);
    await expect(wrong(email)).rejects.toThrow('invalid_credentials');
  }
  clock.forward(32 * second);
  await auth.bff.signIn({ email, password, visitor: stranger() });
  for (let at = 0; at < 5; at += 1) await expect(wrong(email)).rejects.toThrow('invalid_credentials');
});

test('an unknown address is throttled like a known one', async () => {
  const { email } = await aMember(auth);
  const runs = [email, 'nobody-at-all@shop.example'].map(async (address) => {
    const outcomes: string[] = [];
    for (let at = 0; at < 8; at += 1) outcomes.push(await outcomeOf(wrong(address)));
    return outcomes;
  });
  const [known, unknown] = await Promise.all(runs);
  expect(known).toEqual([...Array(5).fill('invalid_credentials'), ...Array(3).fill('too_many_attempts')]);
  expect(unknown).toEqual(known);
});

const guessRounds = size('GUESS_ROUNDS', { usual: 5, thorough: 20 });

test(`${50 * guessRounds} guesses from fifty addresses, fifty at once: five are looked at`, async () => {
  const { email } = await aMember(auth);
  const guessers = Array.from({ length: 50 }, () => stranger());
  const outcomes: string[] = [];
  for (let round = 0; round < guessRounds; round += 1) {
    outcomes.push(...(await Promise.all(guessers.map((visitor) => outcomeOf(wrong(email, visitor))))));
  }
  expect(outcomes.filter((outcome) => outcome === 'invalid_credentials')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'too_many_attempts')).toHaveLength(50 * guessRounds - 5);
});

test('a caller who waits out every pause gets a hundred tries, then waits a day', async () => {
  const { email } = await aMember(auth);
  let looked = 0;
  for (let at = 0; at < 300 && looked < 100; at += 1) {
    const failure = await wrong(email).catch((error) => error);
    if (failure.message === 'invalid_credentials') looked += 1;
    else clock.forward(Number(failure.details.retry_after_seconds) * second);
  }
  await expect(wrong(email)).rejects.toMatchObject({ details: { retry_after_seconds: String(24 * 3_600) } });
});

test('strangers’ guesses do not lock the holder out of a known browser', async () => {
  const { email, password, visitor } = await aMember(auth);
  await auth.bff.signIn({ email, password, visitor });
  for (let at = 0; at < 20; at += 1) await outcomeOf(wrong(email));
  await expect(wrong(email)).rejects.toThrow('too_many_attempts');
  await auth.bff.signIn({ email, password, visitor });
  await auth.bff.signIn({ email, password, visitor: { ...visitor, clientAddress: '192.0.2.1' } });
});

test('a known browser has its own tries, as few as all others', async () => {
  const { email, password, visitor } = await aMember(auth);
  await auth.bff.signIn({ email, password, visitor });
  for (let at = 0; at < 5; at += 1) await expect(wrong(email, visitor)).rejects.toThrow('invalid_credentials');
  await expect(wrong(email, visitor)).rejects.toThrow('too_many_attempts');
  await auth.bff.signIn({ email, password, visitor: stranger() });
});

test('a browser known to one account is a stranger to another', async () => {
  const [mine, theirs] = [await aMember(auth), await aMember(auth)];
  await auth.bff.signIn({ email: mine.email, password: goodPassword, visitor: mine.visitor });
  for (let at = 0; at < 5; at += 1) await outcomeOf(wrong(theirs.email));
  await expect(wrong(theirs.email, mine.visitor)).rejects.toThrow('too_many_attempts');
});

test('a person with a new password by mail gets in at once, despite strangers’ guesses', async () => {
  const { email, visitor } = await aMember(auth);
  for (let at = 0; at < 10; at += 1) await outcomeOf(wrong(email));
  await auth.bff.requestPasswordReset({ email, visitor });
  const { requestId } = await event(auth, 'password-reset-requested', email);
  const secret = await auth.notifications.getMailedSecret({ requestId });
  await auth.bff.resetPassword({ ...secret, newPassword: 'Marble-Orchard-Kettle', visitor });
  for (let at = 0; at < 10; at += 1) await outcomeOf(wrong(email));
  await auth.bff.signIn({ email, password: 'Marble-Orchard-Kettle', visitor });
});

test('a /64 of addresses has ten wrong passwords together, not ten for each address', async () => {
  const outcomes: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    const visitor = aVisitor({ clientAddress: `2001:db8:ffff:1:${at.toString(16)}::1` });
    outcomes.push(await outcomeOf(wrong(`neighbour-${at}@shop.example`, visitor)));
  }
  expect(outcomes.filter((outcome) => outcome === 'invalid_credentials')).toHaveLength(10);
});

const guessingSites = size('GUESSING_SITES', { usual: 5, thorough: 20 });

test(`an address has ten wrong passwords; a hundred accounts each from ${guessingSites} addresses are mostly refused`, async () => {
  const sites = Array.from({ length: guessingSites }, () => stranger());
  const outcomes = await Promise.all(
    sites.map(async (visitor, site) => {
      const own: string[] = [];
      for (let at = 0; at < 100; at += 1) own.push(await outcomeOf(wrong(`guess-${site}-${at}@shop.example`, visitor)));
      return own;
    }),
  );
  const refused = outcomes.flat().filter((outcome) => outcome === 'too_many_attempts').length;
  expect(refused / (100 * guessingSites)).toBeGreaterThanOrEqual(0.9);
  for (const own of outcomes) expect(own.filter((outcome) => outcome === 'invalid_credentials')).toHaveLength(10);
});

test('right passwords do not count against an address', async () => {
  const visitor = stranger();
  const { email, password } = await aMember(auth);
  for (let at = 0; at < 30; at += 1) {
    const { deviceHash } = stranger();
    await auth.bff.signIn({ email, password, visitor: { ...visitor, deviceHash } });
  }
});

test('the holder is notified of a new browser, but not of the registering one and known ones', async () => {
  const { email, password, visitor } = await aMember(auth);
  await auth.bff.signIn({ email, password, visitor });
  await auth.bff.signIn({ email, password, visitor });
  const elsewhere = stranger({ deviceLabel: 'Safari on iPhone' });
  await auth.bff.signIn({ email, password, visitor: elsewhere });
  await auth.bff.signIn({ email, password, visitor: elsewhere });
  expect(await event(auth, 'signed-in-on-new-device', email)).toMatchObject({
    deviceLabel: 'Safari on iPhone',
    signedInAt: clock.now().toISOString(),
    addressee: { email },
  });
  await workedOff(auth);
  expect(await eventsOf(auth, 'signed-in-on-new-device', email)).toHaveLength(1);
  expect((await members(auth.mongo).findOne({ email }))?.devices.map(({ hash }) => hash)).toEqual([
    elsewhere.deviceHash,
    visitor.deviceHash,
  ]);
});

test('a closed account answers like a wrong password, and its standing says so', async () => {
  const { email, password, visitor, membershipNo } = await aMember(auth);
  await members(auth.mongo).updateOne({ email }, { $set: { disabledAt: new Date() } });
  await expect(auth.bff.signIn({ email, password, visitor })).rejects.toThrow('invalid_credentials');
  expect(await auth.bff.getStanding({ membershipNo })).toMatchObject({ disabled: true });
});

test('a password is hashed again at sign-in when the parameters have changed', async () => {
  const bench = await prepareAuth();
  const hashOf = async (email: string) => (await members(bench.mongo).findOne({ email }))?.passwordHash;
  const started = async (over = {}) => {
    const { stop } = await bench.start({}, over);
    return { ...bench, stop };
  };
  const before = await started();
  const { email, password, visitor, membershipNo } = await aMember(before);
  await before.stop();
  expect(await hashOf(email)).toContain('m=1024,t=1');

  const after = await started({ ARGON2_PASSES: '2' });
  // The client has noticed that its server is gone.
  await eventually(() => after.bff.getStanding({ membershipNo }));
  await expect(after.bff.signIn({ email, password: 'Wrong-Lantern-77', visitor })).rejects.toThrow();
  expect(await hashOf(email)).toContain('m=1024,t=1');
  await after.bff.signIn({ email, password, visitor });
  expect(await hashOf(email)).toContain('m=1024,t=2');
  const { credentialVersion } = await after.bff.signIn({ email, password, visitor });
  expect(credentialVersion).toBe(1);
  await after.stop();
  await bench.stop();
});

test('pauses are forgotten a day after the last try', async () => {
  const { email } = await aMember(auth);
  for (let at = 0; at < 5; at += 1) await outcomeOf(wrong(email));
  await expect(wrong(email)).rejects.toThrow('too_many_attempts');
  clock.forward(25 * hour);
  for (let at = 0; at < 5; at += 1) await expect(wrong(email)).rejects.toThrow('invalid_credentials');
});
