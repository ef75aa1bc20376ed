import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { members, staffChanges } from '../src/storage/collections.ts';
import { runAuth } from './support/bench.ts';
import { command as run } from './support/command.ts';
import { aVisitor, event, eventsOf, goodPassword, secretOf } from './support/people.ts';

const auth = perFile(runAuth);

const command = (name: string, args: readonly string[], more: { input?: string; env?: object } = {}) =>
  run(auth.env, name, args, more);

const create = (email: string, type: string, input?: string) =>
  command(
    'create-staff',
    [
      '--type',
      type,
      '--email',
      email,
      '--first-name',
      'Desk',
      '--last-name',
      'Staff',
      ...(input ? ['--password-stdin'] : []),
    ],
    { ...(input && { input }) },
  );
const signIn = (email: string, password: string) => auth.bff.signIn({ email, password, visitor: aVisitor() });
const userTypeOf = async (email: string) => (await members(auth.mongo).findOne({ email }))?.userType;

test('staff are created by a command and sign in at once; every change leaves a record', async () => {
  // One administrator always remains.
  await create(`${unique('staff')}@southline.example`, 'Admin', `${goodPassword}\n`);
  const email = `${unique('staff')}@southline.example`;
  expect((await create(email, 'Dealer', `${goodPassword}\n`)).said).toMatch(/^created M\d{8}\n$/);
  const { member } = await signIn(email, goodPassword);
  expect(await userTypeOf(email)).toBe('Dealer');
  await command('change-staff', ['type', email, 'Admin', '--reason', 'a test']);
  expect(await userTypeOf(email)).toBe('Admin');
  await command('change-staff', ['disable', email, '--reason', 'a test']);
  await expect(signIn(email, goodPassword)).rejects.toThrow('invalid_credentials');
  await command('change-staff', ['enable', email, '--reason', 'a test']);
  await signIn(email, goodPassword);
  const { membershipNo = '' } = member ?? {};
  const changes = await staffChanges(auth.mongo).find({ membershipNo }).sort({ at: 1 }).toArray();
  expect(changes.map(({ action, userType }) => `${action} ${userType}`)).toEqual([
    'created Dealer',
    'type-changed Admin',
    'disabled Admin',
    'enabled Admin',
  ]);
  expect(changes.every(({ by }) => by !== '')).toBe(true);
});

test('the address that staff entered is verified by the first reset of its holder, once', async () => {
  const email = `${unique('staff')}@southline.example`;
  await create(email, 'Dealer', `${goodPassword}\n`);
  await signIn(email, goodPassword);
  const verifications = async () => (await eventsOf(auth, 'address-verified')).filter((one) => one.email === email);
  for (const [nth, newPassword] of ['Marble-Orchard-Kettle', 'Copper-Meadow-Window'].entries()) {
    expect(await verifications()).toHaveLength(Math.min(nth, 1));
    await auth.bff.requestPasswordReset({ email, visitor: aVisitor() });
    const requested = await event(auth, 'password-reset-requested', email, nth + 1);
    const { token, temporaryPassword } = await secretOf(auth, requested);
    await auth.bff.resetPassword({ token, temporaryPassword, newPassword, visitor: aVisitor() });
  }
  expect(await verifications()).toHaveLength(1);
});

test('without a password on standard input one is made and printed once', async () => {
  const email = `${unique('staff')}@southline.example`;
  const { said } = await create(email, 'Admin');
  const password = /with the password (\S{20})\n$/.exec(said)?.[1] ?? '';
  await signIn(email, password);
});

test.each([
  ['members are not staff', 'Member', goodPassword],
  ['weak passwords are refused', 'Admin', 'password1234'],
])('%s', async (_, type, password) => {
  const email = `${unique('staff')}@southline.example`;
  expect(await create(email, type, password)).toMatchObject({ failed: true, said: '' });
  expect(await members(auth.mongo).countDocuments({ email })).toBe(0);
});

test('an address that is taken is refused', async () => {
  const email = `${unique('staff')}@southline.example`;
  await create(email, 'Admin', goodPassword);
  expect((await create(email, 'Admin', goodPassword)).complained).toContain('already');
});

test('the demo accounts get the configured password, also if they had another one', async () => {
  for (const password of ['harbour-lantern-1', 'harbour-lantern-2', 'harbour-lantern-2']) {
    await command('demo', [], { env: { DEMO_PASSWORD: password } });
    for (const [name, type] of [
      ['member', 1],
      ['dealer', 2],
      ['admin', 3],
    ] as const) {
      const { member } = await signIn(`${name}@southline.example`, password);
      expect(member?.userType).toBe(type);
    }
  }
  const { credentialVersion } = await signIn('member@southline.example', 'harbour-lantern-2');
  expect(credentialVersion).toBe(2);
});
