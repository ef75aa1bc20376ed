import { eventually, unique } from '@southline/testkit';
import { expect, test } from 'vitest';
import { setDisabled, setUserType } from '../src/application/staff.ts';
import { loadCliConfig } from '../src/config.ts';
import { withStaffPorts } from '../src/staff-ports.ts';
import { staffChanges } from '../src/storage/collections.ts';
import { startLogged } from './support/logged.ts';
import { aMember, aVisitor, event, goodPassword, secretOf, verify, workedOff } from './support/people.ts';

const newPassword = 'Marble-Orchard-Kettle';

test('each event of an account is one line with account, role, address, outcome and request', async () => {
  // The level excludes all lines except errors. The security log must not depend on it.
  const auth = await startLogged({ LOG_LEVEL: 'error' });
  const member = await aMember(auth);
  const { email, membershipNo, visitor } = member;
  const stranger = `${unique('nobody')}@shop.example`;
  const moved = `${unique('moved')}@shop.example`;
  const { bff } = auth;
  const own = auth.as(membershipNo);
  const guesser = aVisitor({ clientAddress: '198.51.100.7' });

  await bff.signIn({ email, password: goodPassword, visitor });
  for (let at = 0; at < 7; at += 1)
    await bff.signIn({ email, password: 'wrong', visitor: guesser }).catch(() => undefined);
  await bff.signIn({ email: stranger, password: 'wrong', visitor: guesser }).catch(() => undefined);
  await bff.requestPasswordReset({ email, visitor });
  const reset = await secretOf(auth, await event(auth, 'password-reset-requested', email));
  await bff.resetPassword({ ...reset, temporaryPassword: 'no', newPassword, visitor }).catch(() => undefined);
  await bff.resetPassword({ ...reset, newPassword, visitor });
  await own.changePassword({ currentPassword: 'wrong', newPassword: goodPassword, visitor }).catch(() => undefined);
  const { profile } = await own.getProfile({});
  if (!profile) throw new Error('no profile');
  const change = {
    profile: { ...profile, address: '1 Example St', suburb: 'Carlton', state: 'VIC', email: moved },
    region: 'au',
    language: 'en',
    visitor,
  };
  await own.updateProfile({ ...change, currentPassword: 'wrong' }).catch(() => undefined);
  await own.updateProfile({ ...change, currentPassword: newPassword });
  await verify(own, await secretOf(auth, await event(auth, 'email-change-requested', moved)), visitor);
  const back = await secretOf(auth, await event(auth, 'email-changed', email));
  await bff.resetPassword({ ...back, newPassword: goodPassword, visitor });
  await workedOff(auth);
  await withStaffPorts(loadCliConfig(auth.env), async (ports) => {
    const command = { email, reason: 'test', by: 'operator-1' };
    await setUserType(ports)(command, 'Dealer');
    await setDisabled(ports)(command, true);
  });
  await eventually(async () => (await staffChanges(auth.mongo).countDocuments({ membershipNo, logged: true })) === 2);

  const { security } = await auth.end();
  const words = ({ event: name, outcome, account }: (typeof security)[number]) =>
    `${name} ${outcome} ${account === membershipNo ? 'member' : (account ?? 'unknown')}`;
  expect(security.map(words)).toEqual([
    'registration done unknown',
    'email-verification done member',
    'sign-in done member',
    ...Array(5).fill('sign-in InvalidCredentials member'),
    ...Array(2).fill('sign-in TooManyAttempts member'),
    'sign-in InvalidCredentials unknown',
    'password-reset-request done unknown',
    'password-reset InvalidCredentials member',
    'password-reset done member',
    'password-change InvalidCredentials member',
    'email-change-request InvalidCredentials member',
    'email-change-request done member',
    'email-change done member',
    'email-restore done member',
    'account-type-changed done member',
    'account-disabled done member',
  ]);
  const people = security.filter(({ by }) => by === undefined);
  expect(people.every(({ time, requestId, clientAddress }) => time && requestId && clientAddress)).toBe(true);
  const [wrong] = security.filter(({ outcome }) => outcome === 'InvalidCredentials');
  expect(wrong).toMatchObject({ name: 'auth', log: 'security', role: 'Member', clientAddress: '198.51.100.7' });
  // Right and wrong guesses for one address have the same hash; an address without an account has a hash too.
  const [right, , , , , , , , unknown] = security.filter(({ event: name }) => name === 'sign-in');
  expect(right?.emailHash).toBe(wrong?.emailHash);
  expect(unknown?.emailHash).toMatch(/^[\w-]{43}$/);
  expect(unknown?.emailHash).not.toBe(wrong?.emailHash);
  expect(security.filter(({ by }) => by === 'operator-1').map(({ role }) => role)).toEqual(['Dealer', 'Dealer']);
});
