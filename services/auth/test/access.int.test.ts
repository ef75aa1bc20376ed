import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { type Auth, runAuth } from './support/bench.ts';
import { aMember, aRegistration, aVisitor, event, goodPassword, verify } from './support/people.ts';

const auth = perFile(runAuth);

type Client = Auth['bff'];

const forBff: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  signIn: (client) => client.signIn({ email: 'a@b.example', password: 'x', visitor: aVisitor() }),
  signUp: (client) => client.signUp(aRegistration()),
  requestPasswordReset: (client) => client.requestPasswordReset({ email: 'a@b.example', visitor: aVisitor() }),
  checkResetToken: (client) => client.checkResetToken({ token: 'x' }),
  resetPassword: (client) =>
    client.resetPassword({ token: 'x', temporaryPassword: 'x', newPassword: goodPassword, visitor: aVisitor() }),
  getStanding: (client) => client.getStanding({ membershipNo: 'M1' }),
};

const forHolders: typeof forBff = {
  changePassword: (client) =>
    client.changePassword({ currentPassword: 'x', newPassword: goodPassword, visitor: aVisitor() }),
  getProfile: (client) => client.getProfile({}),
  closeAccount: (client) => client.closeAccount({ password: 'x', visitor: aVisitor() }),
  requestOwnData: (client) => client.requestOwnData({ visitor: aVisitor() }),
  updateProfile: (client) =>
    client.updateProfile({ profile: undefined, region: 'au', language: 'en', currentPassword: '', visitor: undefined }),
};

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => error.kind,
  );

test.each(Object.entries(forBff))('%s is for the BFF in its own name', async (_, call) => {
  const others = [auth.as('M1'), auth.as('M1', 'Admin'), auth.asGuest(), auth.notifications, auth.asService('orders')];
  for (const other of others) expect(await kindOf(call(other))).toBe('forbidden');
  expect(await kindOf(call(auth.bff))).not.toBe('forbidden');
});

test.each(Object.entries(forHolders))('%s is for account holders, each on the own account', async (_, call) => {
  for (const other of [auth.bff, auth.notifications, auth.asGuest()])
    expect(await kindOf(call(other))).toBe('forbidden');
  for (const role of ['Member', 'Dealer', 'Admin'] as const) {
    expect(['not-found', 'invalid']).toContain(await kindOf(call(auth.as('M-of-nobody', role))));
  }
});

test('a verification is answered by the BFF in anybody’s name and by account holders in theirs', async () => {
  const kindFor = (client: Client) => kindOf(verify(client, { token: 'x' }));
  for (const other of [auth.asGuest(), auth.notifications, auth.asService('orders')]) {
    expect(await kindFor(other)).toBe('forbidden');
  }
  for (const client of [auth.bff, auth.as('M1'), auth.as('M1', 'Admin')])
    expect(await kindFor(client)).toBe('declined');
});

test('secrets of mails are for notifications alone', async () => {
  const { email } = await aMember(auth);
  await auth.bff.requestPasswordReset({ email, visitor: aVisitor() });
  const { requestId } = await event(auth, 'password-reset-requested', email);
  for (const other of [auth.bff, auth.as('M1', 'Admin'), auth.asGuest(), auth.asService('orders')]) {
    await expect(other.getMailedSecret({ requestId })).rejects.toMatchObject({ kind: 'forbidden' });
  }
  await auth.notifications.getMailedSecret({ requestId });
  await expect(auth.notifications.getMailedSecret({ requestId: '' })).rejects.toMatchObject({ kind: 'not-found' });
});

test('the standing of an account that does not exist is not found', async () => {
  await expect(auth.bff.getStanding({ membershipNo: 'M99999999' })).rejects.toMatchObject({ kind: 'not-found' });
});

test('texts that are operators elsewhere are texts here: nothing is found by them', async () => {
  await aMember(auth);
  for (const text of ['{"$ne":null}', '{"$gt":""}', '$where', '.*', '^M', "'; return true; var x='"]) {
    const visitor = aVisitor({ clientAddress: text, deviceHash: text });
    await expect(auth.bff.signIn({ email: text, password: text, visitor })).rejects.toThrow('invalid_credentials');
    await expect(verify(auth.bff, { token: text })).rejects.toThrow('invalid_token');
    await expect(auth.bff.checkResetToken({ token: text })).rejects.toThrow('invalid_token');
    await expect(auth.bff.getStanding({ membershipNo: text })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(auth.notifications.getMailedSecret({ requestId: text })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await auth.bff.requestPasswordReset({ email: text, visitor })).toEqual({});
  }
});

test('an object where a text belongs does not pass the wire as one', async () => {
  const { email } = await aMember(auth);
  const operator = { $ne: null } as unknown as string;
  const attempt = auth.bff.signIn({ email, password: operator, visitor: aVisitor() });
  await expect(attempt).rejects.toThrow();
  const token = auth.bff.checkResetToken({ token: operator });
  await expect(token).rejects.toThrow();
});
