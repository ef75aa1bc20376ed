import { ownDataServices } from '@southline/contracts/own-data';
import { hourMs } from '@southline/kernel/clock';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { heldClock, runAuth } from './support/bench.ts';
import { aMember, aVisitor, event, goodPassword, orderDefaults, secretOf } from './support/people.ts';

const clock = heldClock();
const auth = perFile(() => runAuth({}, { clock }));

/** Asks for the link; returns its token. `count`: which mail of this address it is. */
const linkOf = async ({ membershipNo, email }: { membershipNo: string; email: string }, count = 1) => {
  await auth.as(membershipNo).requestOwnData({ visitor: aVisitor() });
  return secretOf(auth, await event(auth, 'own-data-requested', email, count));
};
const check = (membershipNo: string, token: string) =>
  auth.as(membershipNo).checkOwnDataToken({ token, visitor: aVisitor() });

test('the mailed link works repeatedly for its member, 24 hours, and for nobody else', async () => {
  const [member, other] = [await aMember(auth), await aMember(auth)];
  const { token, temporaryPassword } = await linkOf(member);
  expect(temporaryPassword).toBe('');
  expect(await check(member.membershipNo, token)).toEqual({ email: member.email });
  await expect(check(other.membershipNo, token)).rejects.toMatchObject({ code: 'InvalidToken' });
  await expect(check(member.membershipNo, `${token}x`)).rejects.toMatchObject({ code: 'InvalidToken' });
  clock.forward(24 * hourMs - 1_000);
  expect(await check(member.membershipNo, token)).toEqual({ email: member.email });
  clock.forward(2_000);
  await expect(check(member.membershipNo, token)).rejects.toMatchObject({ code: 'ExpiredToken' });
});

test('a new link replaces the last one, and other mailed links do not open the data', async () => {
  const member = await aMember(auth);
  const { token } = await linkOf(member);
  const newer = await linkOf(member, 2);
  await expect(check(member.membershipNo, token)).rejects.toMatchObject({ code: 'InvalidToken' });
  expect(await check(member.membershipNo, newer.token)).toEqual({ email: member.email });
  await auth.bff.requestPasswordReset({ email: member.email, visitor: aVisitor() });
  const reset = await secretOf(auth, await event(auth, 'password-reset-requested', member.email));
  await expect(check(member.membershipNo, reset.token)).rejects.toMatchObject({ code: 'InvalidToken' });
});

test('five mails in a day, then the member waits', async () => {
  const { membershipNo } = await aMember(auth);
  const ask = () => auth.as(membershipNo).requestOwnData({ visitor: aVisitor() });
  for (let count = 0; count < 5; count += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ kind: 'too-many', code: 'TooManyAttempts' });
});

test('the export has the own account alone, and no hash of a secret', async () => {
  const [member, other] = [await aMember(auth), await aMember(auth)];
  await auth.bff.signIn({ email: member.email, password: goodPassword, visitor: aVisitor() });
  await linkOf(member);
  const { profile } = await auth.as(member.membershipNo).getProfile({});
  const change = { profile: profile && { ...profile, orderDefaults }, region: 'au', language: 'en' };
  await auth.as(member.membershipNo).updateProfile({ ...change, currentPassword: '', visitor: undefined });
  const identity = {
    subject: `member:${member.membershipNo}`,
    role: 'Member',
    membershipNo: member.membershipNo,
  } as const;
  const files = new Map<string, string>();
  for await (const { part } of auth.client(ownDataServices.auth, identity).exportOwnData({ email: member.email }))
    if (part) files.set(part.file, (files.get(part.file) ?? '') + String(Buffer.from(part.content)));
  expect(JSON.parse(files.get('profile.json') ?? '')).toMatchObject([
    {
      _id: member.membershipNo,
      email: member.email,
      devices: [{ label: 'Firefox on Windows' }],
      orderDefaults: { businessName: 'Quay Motors', addresses: [{ label: 'Workshop' }] },
    },
  ]);
  expect(JSON.parse(files.get('mailed-links.json') ?? '')).toMatchObject([
    { purpose: 'own-data', email: member.email },
  ]);
  const all = [...files.values()].join('\n');
  expect(all).not.toContain(other.email);
  expect(all).not.toMatch(/argon2|[Hh]ash/);
});
