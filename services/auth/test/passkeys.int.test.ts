import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { anAuthenticator } from './support/authenticator.ts';
import { runAuth } from './support/bench.ts';
import { aStaffMember, ask, type StaffMember } from './support/factor.ts';
import { aVisitor, goodPassword } from './support/people.ts';

const auth = perFile(() => runAuth({ PUBLIC_URL: 'http://127.0.0.1:8080' }));
const origin = 'http://localhost:8080';
const seconds = () => Math.floor(Date.now() / 1_000);

const add = async ({ as, visitor }: StaffMember, authenticator = anAuthenticator(origin)) => {
  const own = as();
  const { token, options } = await own.beginPasskey({ password: goodPassword, visitor });
  const answer = authenticator.create(options);
  return { authenticator, ...(await own.confirmPasskey({ token, answer, name: ' Office laptop ', visitor })) };
};

const withPasskey = async () => {
  const staff = await aStaffMember(auth);
  return { ...staff, ...(await add(staff)) };
};

const give = (token: string, passkey: string, visitor = aVisitor()) =>
  auth.bff.finishSignIn({ token, given: { code: '', passkey }, visitor });

test('a passkey is registered with the password, and opens sessions as second factor', async () => {
  const { membershipNo, email, visitor, authenticator, recoveryCodes, as } = await withPasskey();
  expect(recoveryCodes).toHaveLength(10);
  const { passkeys, totp } = await as(seconds()).getSecondFactor({});
  expect(passkeys).toEqual([{ id: authenticator.id, name: 'Office laptop', addedAt: expect.any(String) }]);
  expect(totp).toBe(false);
  const first = await ask(auth, email, visitor);
  expect(first.totp).toBe(false);
  const answer = authenticator.use(first.passkeyOptions);
  expect((await give(first.token, answer, visitor)).member?.membershipNo).toBe(membershipNo);
  // The question is used up, and the next one has another challenge.
  await expect(give(first.token, answer, visitor)).rejects.toThrow('invalid_token');
  const second = await ask(auth, email, visitor);
  await expect(give(second.token, answer, visitor)).rejects.toThrow('code_wrong');
  await give(second.token, authenticator.use(second.passkeyOptions), visitor);
});

test('an answer that comes five times at once opens one session', async () => {
  const { email, visitor, authenticator } = await withPasskey();
  const { token, passkeyOptions } = await ask(auth, email, visitor);
  const answer = authenticator.use(passkeyOptions);
  const many = await Promise.allSettled(Array.from({ length: 5 }, () => give(token, answer, visitor)));
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('another site, another key, a copy that counts less and broken JSON are refused', async () => {
  const { email, visitor, authenticator } = await withPasskey();
  const first = await ask(auth, email, visitor);
  await give(first.token, authenticator.use(first.passkeyOptions, 7), visitor);
  const { token, passkeyOptions } = await ask(auth, email, visitor);
  const phishing = anAuthenticator('http://evil.example', 'localhost');
  const stranger = anAuthenticator(origin);
  const wrong = [phishing.use(passkeyOptions), stranger.use(passkeyOptions), authenticator.use(passkeyOptions, 7), '{'];
  for (const answer of wrong) await expect(give(token, answer, visitor)).rejects.toThrow('code_wrong');
  await give(token, authenticator.use(passkeyOptions, 8), visitor);
});

test('an answer of another site registers nothing', async () => {
  const staff = await aStaffMember(auth);
  await expect(add(staff, anAuthenticator('http://evil.example', 'localhost'))).rejects.toThrow('code_wrong');
  expect(await staff.as().getSecondFactor({})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
});

test('a second passkey needs a fresh factor; the last one takes the recovery codes with it', async () => {
  const staff = await withPasskey();
  const { visitor, authenticator } = staff;
  await expect(add(staff)).rejects.toMatchObject({ code: 'SecondFactorStale' });
  const fresh = staff.as(seconds());
  const { token, options } = await fresh.beginPasskey({ password: '', visitor });
  const key = anAuthenticator(origin);
  const added = await fresh.confirmPasskey({ token, answer: key.create(options), name: 'Key', visitor });
  expect(added.recoveryCodes).toEqual([]);
  expect(await fresh.removePasskey({ id: authenticator.id, visitor })).toMatchObject({ left: true });
  expect(await fresh.removePasskey({ id: key.id, visitor })).toMatchObject({ left: false });
  expect(await fresh.getSecondFactor({})).toEqual({ totp: false, recoveryCodesLeft: 0, passkeys: [] });
});

test('a passkey is given again in a session', async () => {
  const { as, visitor, authenticator } = await withPasskey();
  const own = as(seconds());
  const { asked } = await own.askSecondFactor({ visitor });
  const passkey = authenticator.use(asked?.passkeyOptions ?? '');
  await own.giveSecondFactor({ token: asked?.token ?? '', given: { code: '', passkey }, visitor });
});
