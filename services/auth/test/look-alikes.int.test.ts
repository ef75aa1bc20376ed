import { isEmailAddress, normalizedAddress, readAddress } from '@southline/kernel/email';
import { jobs } from '@southline/platform/jobs';
import { eventually, thorough } from '@southline/testkit';
import { lookAlikes } from '@southline/testkit/look-alikes';
import { afterAll, expect, test } from 'vitest';
import { members, requests } from '../src/storage/collections.ts';
import { runAuth } from './support/bench.ts';
import { aMember, aRegistration, aVisitor, event, eventsOf, goodPassword, secretOf, verify } from './support/people.ts';

const auth = await runAuth({
  EMAIL_CHANGES_PER_MEMBER: '100000',
  RESETS_PER_ADDRESS: '100000',
  SIGN_UPS_PER_ADDRESS: '100000',
  TRIES_PER_ADDRESS: '100000',
});
afterAll(() => auth.stop());

const { address, strangers, same } = lookAlikes();
/** The others are read as the address, and mails go to it. */
const others = strangers.filter(
  (stranger) => isEmailAddress(readAddress(stranger)) && normalizedAddress(readAddress(stranger)) !== address,
);
const place = { address: '1 Example St', suburb: 'Carlton', state: 'VIC', postcode: '3053' };
const stored = async (membershipNo: string) => {
  const found = await members(auth.mongo).findOne({ _id: membershipNo });
  if (!found) throw new Error('no member');
  const { email, passwordHash, profile, version } = found;
  return { email, passwordHash, profile, version };
};
const allDone = () =>
  eventually(async () => expect(await jobs(auth.mongo).countDocuments({ state: 'queued' })).toBe(0));

test('no look-alike of an address signs in to its account, resets it or registers over it; letter case does', async () => {
  expect(others.length).toBeGreaterThan(200);
  const { membershipNo } = await aMember(auth, { email: address });
  const before = await stored(membershipNo);
  for (const email of others) {
    const visitor = aVisitor();
    await expect(auth.bff.signIn({ email, password: goodPassword, visitor }), email).rejects.toThrow();
    await auth.bff.requestPasswordReset({ email, visitor });
    await auth.bff.signUp(aRegistration({ email }));
  }
  await allDone();
  expect(await stored(membershipNo)).toEqual(before);
  expect(await requests(auth.mongo).countDocuments({ membershipNo })).toBe(0);
  expect(await eventsOf(auth, 'registration-repeated', address)).toEqual([]);

  for (const email of same)
    expect(await auth.bff.signIn({ email, password: goodPassword, visitor: aVisitor() })).toBeDefined();
});

test('a mail for an address that is read as another one goes to that one', async () => {
  const mailed = strangers.filter((stranger) => normalizedAddress(readAddress(stranger)) === address);
  expect(mailed.length).toBeGreaterThan(40);
  await auth.bff.requestPasswordReset({ email: mailed[0] ?? '', visitor: aVisitor() });
  const sent = await eventually(
    async () => (await eventsOf(auth, 'password-reset-requested', address)).at(-1) ?? false,
  );
  expect(sent.addressee?.email).toBe(address);
});

test('a member who takes a look-alike as the new address neither meets nor changes the account of the other', async () => {
  const known = lookAlikes();
  const holder = await aMember(auth, { email: known.address });
  const before = await stored(holder.membershipNo);
  const { membershipNo } = await aMember(auth);
  const profile = { ...place, firstName: 'Jo', lastName: 'Smith', mobile: '0400000000' };
  const rest = { region: 'au', language: 'en', currentPassword: goodPassword, visitor: undefined };
  // The account's own work may come first, and the call is refused as busy.
  const change = (email: string) =>
    eventually(() => auth.as(membershipNo).updateProfile({ profile: { ...profile, email }, ...rest }));
  // Each change checks the password, which is slow by design.
  const tried = known.strangers.filter((_, index) => thorough || index % 5 === 0);
  let last = '';
  for (const stranger of tried) {
    const read = normalizedAddress(readAddress(stranger));
    if (!isEmailAddress(read) || read === known.address) continue;
    expect((await change(stranger)).pendingEmail).toBe(read);
    last = read;
  }
  await allDone();
  expect(await eventsOf(auth, 'registration-repeated', known.address)).toEqual([]);
  await verify(auth.as(membershipNo), await secretOf(auth, await event(auth, 'email-change-requested', last)));
  expect((await stored(membershipNo)).email).toBe(last);
  expect(await stored(holder.membershipNo)).toEqual(before);
  // The address itself is taken.
  await change(known.address);
  await event(auth, 'registration-repeated', known.address);
});
