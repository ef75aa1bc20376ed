import { unique } from '@southline/testkit';
import { expect, test } from 'vitest';
import { startLogged } from './support/logged.ts';
import { aRegistration, aVisitor, event, secretOf, verify } from './support/people.ts';

const newPassword = 'Marble-Orchard-Kettle';

test('no log line, at the most talkative level too, holds a password, a secret, an address or a name; but the security log has network addresses', async () => {
  const bench = await startLogged({ LOG_LEVEL: 'trace' });
  const { bff, as } = bench;

  const visitor = aVisitor({ deviceLabel: 'Canary Browser' });
  const person = aRegistration({ firstName: 'Canaryname', visitor });
  const { email, password } = person;
  const stranger = `${unique('nobody')}@canary.example`;
  await bff.signUp(person);
  const verification = await secretOf(bench, await event(bench, 'member-registered', email));
  await bff.signIn({ email, password, visitor }).catch(() => undefined);
  const { membershipNo } = await verify(bff, verification, visitor);
  await verify(bff, verification).catch(() => undefined);
  await bff.signIn({ email, password, visitor });
  for (let at = 0; at < 7; at += 1)
    await bff.signIn({ email, password: 'Wrong-Canary-1', visitor }).catch(() => undefined);
  await bff.signIn({ email: stranger, password: 'Wrong-Canary-1', visitor }).catch(() => undefined);
  await bff.requestPasswordReset({ email, visitor });
  const reset = await secretOf(bench, await event(bench, 'password-reset-requested', email));
  await bff.resetPassword({ ...reset, temporaryPassword: 'wrong', newPassword, visitor }).catch(() => undefined);
  await bff.resetPassword({ ...reset, newPassword, visitor });
  await as(membershipNo)
    .updateProfile({ profile: undefined, region: 'au', language: 'en', currentPassword: '', visitor })
    .catch(() => undefined);
  await bff.signUp({ ...person, email: 'no canary address' }).catch(() => undefined);

  const { security, others } = await bench.end();
  expect(others).toContain('serving');
  expect(security.length).toBeGreaterThan(10);
  const canaries = [
    ...[email, stranger, password, newPassword, 'Wrong-Canary-1', 'Canaryname', 'Canary Browser', 'no canary address'],
    ...[verification.token, reset.token, reset.temporaryPassword, visitor.deviceHash],
    ...[person.phone, '$argon2id$'],
  ];
  const lines = others + JSON.stringify(security);
  expect(canaries.filter((canary) => lines.includes(canary))).toEqual([]);
  expect(others).not.toContain('203.0.113.');
  expect(security.every(({ clientAddress }) => String(clientAddress).startsWith('203.0.113.'))).toBe(true);
});
