import { UserType } from '@southline/contracts/auth';
import { unique } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { needsCaller, permissionOf } from '../src/security/permissions.ts';
import { openShop, type Shop, signedIn, visit } from './shop.ts';
import { rightCode } from './stubs/auth.ts';
import { type Records, type Sample, samples } from './walk/calls.ts';

const minute = 60_000;
let late = 0;

const shop = await openShop({ now: () => Date.now() - late });
const strict = await openShop({ settings: { REQUIRE_SECOND_FACTOR: true } });
afterAll(() => Promise.all([shop.close(), strict.close()]));

const roles = { Dealer: UserType.USER_TYPE_DEALER, Admin: UserType.USER_TYPE_ADMIN } as const;
type Role = keyof typeof roles;

const aStaffMember = (at: Shop, role: Role = 'Admin') => {
  const email = `${unique('staff')}@southline.example`;
  return { email, account: at.auth.add(email, roles[role]) };
};

/** A browser that is signed in, with or without having given a second factor. */
const come = async (at: Shop, role: Role, withFactor: boolean) => {
  const { email, account } = aStaffMember(at, role);
  account.factor = withFactor;
  const browser = visit(at);
  const answer = (await browser.signIn(email)).json();
  if (withFactor) await browser.post('auth/finish-sign-in', { token: answer.data.token, code: rightCode });
  return browser;
};

const isSignedIn = async (browser: ReturnType<typeof visit>) =>
  (await browser.get('session/current')).json().data.signedIn;

const decide = (browser: ReturnType<typeof visit>, service: string) =>
  browser.post('operations/decide-work', {
    service,
    kind: `${service}-administrators`,
    key: 'one',
    decision: 'retry',
    reason: 'asked by phone',
    requestID: unique('r'),
  });

test('a right password opens no session before the second factor; the same browser finishes', async () => {
  const { email, account } = aStaffMember(shop);
  account.factor = true;
  const browser = visit(shop);
  const first = await browser.signIn(email);
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ status: false, code: 'SecondFactorNeeded', data: { totp: 'true' } });
  expect(browser.jar.has('sid')).toBe(false);
  const { token } = first.json().data;
  expect((await browser.post('auth/finish-sign-in', { token, code: '000000' })).json().code).toBe('CodeWrong');
  expect(await isSignedIn(browser)).toBe(false);
  const finished = await browser.post('auth/finish-sign-in', { token, code: rightCode });
  expect(finished.json()).toMatchObject({ status: true, data: { userType: 'Admin', email } });
  expect(await isSignedIn(browser)).toBe(true);
  const [started, ended] = shop.auth.state.visitors.slice(-2).map(({ deviceHash }) => deviceHash);
  expect(ended).toBe(started);
});

test('the session that sets up the first factor continues under a new secret; others end', async () => {
  const { email } = aStaffMember(shop);
  const [own, other] = [visit(shop), visit(shop)];
  await own.signIn(email);
  await other.signIn(email);
  const secret = own.jar.get('sid');
  await own.post('auth/begin-totp', { password: `right for ${email}` });
  const set = await own.post('auth/confirm-totp', { token: 'app', code: rightCode });
  expect(set.json().data.recoveryCodes).toEqual(['one', 'two']);
  expect(own.jar.get('sid')).not.toBe(secret);
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false]);
  await own.post('auth/remove-totp');
  expect(await isSignedIn(own)).toBe(true);
});

test.each(['payments', 'orders', 'returns'])('a decision of %s asks again after 15 minutes', async (service) => {
  late = 16 * minute;
  const browser = await come(shop, 'Admin', true);
  late = 0;
  expect((await decide(browser, service)).json()).toMatchObject({ status: false, code: 'SecondFactorStale' });
  // Reading does not require a recent second factor.
  expect((await browser.post('operations/get-work', {})).statusCode).toBe(200);
  const { token } = (await browser.post('auth/ask-second-factor')).json().data;
  expect((await browser.post('auth/give-second-factor', { token, code: '000000' })).json().code).toBe('CodeWrong');
  expect((await decide(browser, service)).statusCode).toBe(403);
  await browser.post('auth/give-second-factor', { token, code: rightCode });
  expect((await decide(browser, service)).json()).toMatchObject({ status: true });
});

test('an account without a second factor decides as before where none is required', async () => {
  const browser = await come(shop, 'Admin', false);
  expect((await decide(browser, 'payments')).json()).toMatchObject({ status: true });
});

const nothing: Records = {
  line: 'B'.repeat(22),
  cart: { orderID: 'A'.repeat(22), orderNo: 'SL999999' },
  order: { orderID: 'A'.repeat(22), orderNo: 'SL999999' },
  list: 'D'.repeat(22),
  sharedToken: '',
  orderToken: '',
  vehicle: 'D'.repeat(22),
  returned: { itemID: 'C'.repeat(22), returnOrderNo: 'SR999999' },
};

const ask = async (browser: ReturnType<typeof visit>, { call, request }: Sample) => {
  const [method, path = ''] = call.replace(':provider', 'parts').split(' ');
  const { query, body } = request(nothing);
  const answer = method === 'GET' ? await browser.get(`${path}?${query ?? ''}`) : await browser.post(path, body);
  return answer.body.includes('SecondFactorRequired') ? 'refused' : 'passes';
};

const isRefused = ({ call, note }: Sample): boolean => {
  const [method = '', path = ''] = call.split(' ');
  const permission = permissionOf(method, path);
  if (permission.withoutSecondFactor) return false;
  if (note === 'empty token' && permission.withEmptyToken) return true;
  return needsCaller(permission) && !permission.asks;
};

// `sign-out` must be the last sample.
test.each(['Dealer', 'Admin'] as const)(
  'where a second factor is required, a %s without one may only set it up, and with one calls as before',
  async (role) => {
    const [without, withOne] = [await come(strict, role, false), await come(strict, role, true)];
    const wrong: string[] = [];
    for (const sample of samples.filter(({ call }) => !call.startsWith('POST auth/remove-'))) {
      const seen = [await ask(without, sample), await ask(withOne, sample)].join(' ');
      const should = isRefused(sample) ? 'refused passes' : 'passes passes';
      if (seen !== should) wrong.push(`${sample.call} ${sample.note ?? ''}: ${seen} instead of ${should}`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

test('a session without the required factor is told so, sets it up, and is open', async () => {
  const { email } = aStaffMember(strict);
  const browser = visit(strict);
  await browser.signIn(email);
  expect((await browser.get('session/current')).json().data).toMatchObject({
    signedIn: true,
    secondFactor: 'required',
  });
  expect((await browser.post('operations/get-work', {})).json().code).toBe('SecondFactorRequired');
  await browser.post('auth/confirm-totp', { token: 'app', code: rightCode });
  expect((await browser.get('session/current')).json().data.secondFactor).toBeUndefined();
  expect((await browser.post('operations/get-work', {})).statusCode).toBe(200);
});

test('members need no second factor where staff do', async () => {
  const browser = await signedIn(strict);
  expect((await browser.post('auth/get-profile')).statusCode).toBe(200);
  expect((await browser.post('auth/get-second-factor')).statusCode).toBe(403);
});
