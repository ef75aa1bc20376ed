import { UserType } from '@southline/contracts/auth';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, test } from 'vitest';
import { openShop, type Shop, visit } from './shop.ts';

const minute = 60_000;
const hour = 60 * minute;
const closed = '127.0.0.1:23197';

let clock = Date.now();
const shop = perFile(() => openShop({ now: () => clock }));

const someone = async (userType = UserType.USER_TYPE_MEMBER, place = shop) => {
  const email = `${unique('member')}@southline.example`;
  const account = place.auth.add(email, userType);
  const browser = visit(place);
  await browser.signIn(email);
  return { email, account, browser, isIn: async () => (await browser.post('auth/get-profile')).statusCode === 200 };
};

describe('the cookie', () => {
  test('is a new secret at each sign-in, whatever the browser came with, and the old session is dead', async () => {
    const { email, browser } = await someone();
    const planted = browser.jar.get('sid') ?? '';
    await browser.signIn(email);
    expect(browser.jar.get('sid')).toMatch(/^[\w-]{43}$/);
    expect(browser.jar.get('sid')).not.toBe(planted);
    const attacker = visit(shop);
    attacker.jar.set('sid', planted);
    expect((await attacker.post('auth/get-profile')).statusCode).toBe(401);
  });

  test('a secret that was never issued opens nothing', async () => {
    const browser = visit(shop);
    for (const sid of ['A'.repeat(43), 'x', '*', 'session:abc']) {
      browser.jar.set('sid', sid);
      expect((await browser.post('auth/get-profile')).statusCode).toBe(401);
    }
  });

  test('is for our host, https and no script', async () => {
    const secure = await openShop({ settings: { COOKIE_SECURE: true, PUBLIC_URL: 'https://localhost:80' } });
    const email = `${unique('member')}@southline.example`;
    secure.auth.add(email);
    const { cookies } = await visit(secure).signIn(email);
    expect(cookies.map(({ name }) => name).sort()).toEqual(['__Host-device', '__Host-sid']);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookie).not.toHaveProperty('domain');
    }
    const browser = visit(secure);
    await browser.signIn(email);
    const out = await browser.post('auth/sign-out');
    expect(out.headers['clear-site-data']).toBe('"storage"');
    await secure.close();
  });
});

test('after signing out the cookie is gone and its secret worth nothing', async () => {
  const { browser, isIn } = await someone();
  const secret = browser.jar.get('sid') ?? '';
  expect((await browser.post('auth/sign-out')).json()).toEqual({ status: true });
  expect(browser.jar.has('sid')).toBe(false);
  expect(browser.jar.has('device')).toBe(true);
  browser.jar.set('sid', secret);
  expect(await isIn()).toBe(false);
});

describe('a session that is over', () => {
  test('is also reported by session/current, so that a page can explain why it is empty', async () => {
    const { browser } = await someone();
    clock += 13 * hour;
    expect((await browser.get('session/current')).json().data).toMatchObject({ signedIn: false, ended: true });
    expect((await browser.get('session/current')).json().data).not.toHaveProperty('ended');
  });

  test('is reported once, 401, and then its browser is a guest', async () => {
    const { browser } = await someone();
    clock += 13 * hour;
    const refused = await browser.post('cart/get-shopping-carts-for-cartspage');
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      { status: false, code: 'UnauthorisedAccess', message: 'UnauthorisedAccess' },
    ]);
    expect(browser.jar.has('sid')).toBe(false);
    expect((await browser.post('cart/get-shopping-carts-for-cartspage')).json()).toMatchObject({ listing: [] });
  });

  test('is no failure for session/current: it answers not signed in', async () => {
    const { browser } = await someone();
    clock += 13 * hour;
    const { data } = (await browser.get('session/current')).json();
    expect(data).toMatchObject({ signedIn: false, user: null });
    expect(browser.jar.has('sid')).toBe(false);
  });
});

test.each([
  ['a member goes on by using it', UserType.USER_TYPE_MEMBER, 11 * hour, 3, true],
  ['a member ends after 14 days all the same', UserType.USER_TYPE_MEMBER, 11 * hour, 31, false],
  ['staff goes on by using it', UserType.USER_TYPE_DEALER, 29 * minute, 3, true],
  ['staff ends after 12 hours all the same', UserType.USER_TYPE_ADMIN, 29 * minute, 26, false],
])('%s', async (_rule, userType, pause, times, expected) => {
  const { isIn } = await someone(userType);
  let last = true;
  for (let use = 0; use < times; use += 1) {
    clock += pause;
    last = await isIn();
  }
  expect(last).toBe(expected);
});

test('staff ends after 30 minutes without use', async () => {
  const { isIn } = await someone(UserType.USER_TYPE_DEALER);
  clock += 31 * minute;
  expect(await isIn()).toBe(false);
});

describe('the own sessions', () => {
  test('are listed with device and last use, the own one marked; the others can be signed out', async () => {
    const { email, browser } = await someone();
    clock += 5 * minute;
    const phone = visit(shop);
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';
    await phone.post('auth/sign-in', { email, password: `right for ${email}` }, { 'user-agent': agent });
    const rows = (await phone.post('auth/get-sessions')).json().data;
    expect(rows).toEqual([
      { device: 'Safari on iPhone', lastSeen: new Date(clock).toISOString(), current: true },
      { device: 'Unknown device', lastSeen: new Date(clock - 5 * minute).toISOString(), current: false },
    ]);
    expect((await phone.post('auth/sign-out-others')).json()).toEqual({ status: true });
    expect((await phone.post('auth/get-sessions')).json().data).toHaveLength(1);
    expect((await browser.post('auth/get-profile')).statusCode).toBe(401);
  });

  test('are 20 at most: the least recently used one is ended', async () => {
    const { email, browser } = await someone();
    const second = visit(shop);
    clock += 1_000;
    await second.signIn(email);
    for (let count = 0; count < 19; count += 1) {
      clock += 1_000;
      await visit(shop).signIn(email);
    }
    expect((await browser.post('auth/get-profile')).statusCode).toBe(401);
    expect((await second.post('auth/get-sessions')).json().data).toHaveLength(20);
  });
});

describe('within five seconds', () => {
  test.each<[string, (account: ReturnType<Shop['auth']['add']>) => void]>([
    ['a disabled account', (account) => (account.disabled = true)],
    ['a changed role', (account) => (account.userType = UserType.USER_TYPE_ADMIN)],
    ['a password that was changed elsewhere', (account) => (account.credentialVersion += 1)],
    ['an account that is gone', (account) => shop.auth.accounts.delete(account.profile.email)],
  ])('%s ends its sessions', async (_change, change) => {
    const { account, isIn } = await someone();
    expect(await isIn()).toBe(true);
    change(account);
    clock += 5_000;
    expect(await isIn()).toBe(false);
  });

  test('a just closed account is signed out at once where auth itself is called', async () => {
    const { account, browser, isIn } = await someone();
    expect(await isIn()).toBe(true);
    shop.auth.accounts.delete(account.profile.email);
    const answer = await browser.post('auth/get-profile');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UnauthorisedAccess']);
    expect((await browser.get('session/current')).json().data.signedIn).toBe(false);
  });

  test('auth is called once for any number of calls', async () => {
    const { isIn } = await someone();
    const before = shop.auth.state.standings;
    await Promise.all(Array.from({ length: 8 }, isIn));
    expect(shop.auth.state.standings).toBe(before + 1);
  });
});

describe('while auth is away', () => {
  test('members continue with the last state for five minutes; staff get 503; signing in fails', async () => {
    let now = Date.now();
    const place = await openShop({ now: () => now });
    const member = await someone(UserType.USER_TYPE_MEMBER, place);
    const dealer = await someone(UserType.USER_TYPE_DEALER, place);
    place.auth.state.away = true;
    now += 4 * minute;
    const cart = () => member.browser.post('cart/get-shopping-carts-for-cartspage');
    expect((await cart()).statusCode).toBe(200);
    const refused = await dealer.browser.post('auth/get-sessions');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      503,
      '2',
      'Unavailable',
    ]);
    expect((await visit(place).signIn(member.email)).statusCode).toBe(503);
    now += 2 * minute;
    expect((await cart()).statusCode).toBe(503);
    expect(member.browser.jar.has('sid')).toBe(true);
    await place.close();
  });
});

describe('while Redis is away', () => {
  test('guests can shop; a browser with a session is neither its member nor a guest; signing in fails', async () => {
    const { email, browser } = await someone();
    const place = await openShop({ redisUrl: `redis://${closed}` });
    place.auth.add(email);
    const guest = visit(place);
    expect((await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).statusCode).toBe(200);
    expect((await guest.get('session/current')).json().data).toMatchObject({ signedIn: false, cartCount: 1 });

    const member = visit(place);
    for (const [name, value] of browser.jar) member.jar.set(name, value);
    member.jar.set('guest', guest.jar.get('guest') ?? '');
    for (const path of ['cart/get-shopping-carts-for-cartspage', 'auth/get-profile', 'auth/sign-out']) {
      const answer = await member.post(path);
      expect([path, answer.statusCode, answer.headers['retry-after']]).toEqual([path, 503, '2']);
    }
    expect((await member.get('session/current')).statusCode).toBe(503);
    expect((await member.execute('GET', 'api/Vehicle/GetMakes')).statusCode).toBe(200);
    expect(member.jar.has('sid')).toBe(true);

    const attempts = place.auth.state.visitors.length;
    expect((await guest.signIn(email)).statusCode).toBe(503);
    expect(place.auth.state.visitors).toHaveLength(attempts);
    await place.close();
  });
});
