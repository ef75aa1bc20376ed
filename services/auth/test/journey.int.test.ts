import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { runAuth } from './support/bench.ts';
import { aMember, aRegistration, aVisitor, event, eventsOf, goodPassword, secretOf, verify } from './support/people.ts';

const auth = perFile(runAuth);

const verifications = async (email: string) =>
  (await eventsOf(auth, 'address-verified')).filter((verified) => verified.email === email);

test('join, verify, sign in: only the person who answered the mail gets in', async () => {
  const { email, password, visitor, ...registration } = aRegistration();
  await auth.bff.signUp({ ...registration, email, password, visitor });
  const registered = await event(auth, 'member-registered', email);
  expect(registered.addressee).toMatchObject({ firstName: '', email, region: 'nz', language: 'en' });
  await expect(auth.bff.signIn({ email, password, visitor })).rejects.toThrow('email_not_verified');

  const { token, temporaryPassword } = await secretOf(auth, registered);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(temporaryPassword).toBe('');
  expect(await verifications(email)).toEqual([]);
  const { membershipNo } = await verify(auth.bff, { token }, visitor);
  expect(membershipNo).toMatch(/^M\d{8}$/);
  expect(await verifications(email)).toMatchObject([{ membershipNo, email }]);
  const { member, credentialVersion } = await auth.bff.signIn({ email: ` ${email.toUpperCase()} `, password, visitor });
  expect(member).toMatchObject({ membershipNo, profile: { email, firstName: 'Member', mobile: '0412345678' } });
  expect(credentialVersion).toBe(1);
  expect(await auth.bff.getStanding({ membershipNo })).toMatchObject({ member, disabled: false, credentialVersion: 1 });
});

test('forgot, reset, sign in: the link needs its temporary password, and the earlier password ends', async () => {
  const { email, membershipNo } = await aMember(auth);
  const visitor = aVisitor();
  await auth.bff.requestPasswordReset({ email, visitor });
  const requested = await event(auth, 'password-reset-requested', email);
  const { token, temporaryPassword } = await secretOf(auth, requested);
  expect(temporaryPassword).toMatch(/^[2-9a-hjkmnp-z]{5}(-[2-9a-hjkmnp-z]{5}){2}$/);
  await auth.bff.checkResetToken({ token });
  const newPassword = 'Marble-Orchard-Kettle';
  const answer = await auth.bff.resetPassword({
    token,
    newPassword,
    visitor,
    temporaryPassword: ` ${temporaryPassword.toUpperCase().replaceAll('-', ' ')}`,
  });
  expect(answer).toEqual({ membershipNo });
  await expect(auth.bff.signIn({ email, password: goodPassword, visitor })).rejects.toThrow('invalid_credentials');
  expect((await auth.bff.signIn({ email, password: newPassword, visitor })).credentialVersion).toBe(2);
  // The reset proves the address again; only the first time is an event.
  expect(await verifications(email)).toHaveLength(1);
  expect((await event(auth, 'password-changed', email)).changedAt).toMatch(/^\d{4}-.*Z$/);
  await expect(secretOf(auth, requested)).rejects.toMatchObject({ kind: 'not-found' });
});
