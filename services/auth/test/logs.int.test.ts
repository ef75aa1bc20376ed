import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { eventually } from '@southline/testkit';
import { expect, test } from 'vitest';
import { prepareAuth } from './support/bench.ts';
import { aRegistration, aVisitor, event, secretOf, verify } from './support/people.ts';

const entry = new URL('../src/main.ts', import.meta.url).pathname;
const newPassword = 'Marble-Orchard-Kettle';

test('no log line, at the most talkative level too, holds a password, a secret, an address or a name', async () => {
  const bench = await prepareAuth({ LOG_LEVEL: 'trace' });
  const { bff, env, as } = bench;
  const child = spawn(process.execPath, ['--import', 'tsx', entry], { env: { ...process.env, ...env } });
  const [output, complaints] = [text(child.stdout), text(child.stderr)];
  await eventually(async () => (await fetch(`http://127.0.0.1:${env.INTERNAL_PORT}/readyz`)).ok, { timeoutMs: 30_000 });

  const visitor = aVisitor({ deviceLabel: 'Canary Browser' });
  const person = aRegistration({ firstName: 'Canaryname', visitor });
  const { email, password } = person;
  await bff.signUp(person);
  const verification = await secretOf(bench, await event(bench, 'member-registered', email));
  await bff.signIn({ email, password, visitor }).catch(() => undefined);
  const { membershipNo } = await verify(bff, verification, visitor);
  await verify(bff, verification).catch(() => undefined);
  await bff.signIn({ email, password, visitor });
  for (let at = 0; at < 7; at += 1)
    await bff.signIn({ email, password: 'Wrong-Canary-1', visitor }).catch(() => undefined);
  await bff.requestPasswordReset({ email, visitor });
  const reset = await secretOf(bench, await event(bench, 'password-reset-requested', email));
  await bff.resetPassword({ ...reset, temporaryPassword: 'wrong', newPassword, visitor }).catch(() => undefined);
  await bff.resetPassword({ ...reset, newPassword, visitor });
  await as(membershipNo)
    .updateProfile({ profile: undefined, region: 'au', language: 'en', currentPassword: '' })
    .catch(() => undefined);
  await bff.signUp({ ...person, email: 'no canary address' }).catch(() => undefined);

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  const lines = (await output) + (await complaints);
  expect(lines).toContain('serving');
  const canaries = [
    ...[email, password, newPassword, 'Wrong-Canary-1', 'Canaryname', 'Canary Browser', 'no canary address'],
    ...[verification.token, reset.token, reset.temporaryPassword, visitor.clientAddress, visitor.deviceHash],
    ...[person.phone, '$argon2id$'],
  ];
  expect(canaries.filter((canary) => lines.includes(canary))).toEqual([]);
  await bench.stop();
}, 90_000);
