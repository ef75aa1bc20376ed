import { UserType } from '@southline/contracts/auth';
import { ownDataServices } from '@southline/contracts/own-data';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { unzipped } from '@southline/testkit/zip';
import { expect, test } from 'vitest';
import { openShop, visit } from './shop.ts';

const shop = perFile(() => openShop());

const member = async () => {
  const email = `${unique('member')}@southline.example`;
  const account = shop.auth.add(email, UserType.USER_TYPE_MEMBER);
  const browser = visit(shop);
  await browser.signIn(email);
  const token = `own data of ${email}`;
  const download = (of = token) => browser.get(`auth/own-data.zip?token=${encodeURIComponent(of)}`);
  return { email, account, browser, token, download };
};

test('a member gets one archive with the files of every service, read as that member', async () => {
  const { email, account, browser, download } = await member();
  expect((await browser.post('auth/export-data')).json()).toEqual({ status: true });
  const answer = await download();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="southline-my-data.zip"',
    'cache-control': 'no-store',
  });
  const files = unzipped(answer.rawPayload);
  const services = Object.keys(ownDataServices);
  expect([...files.keys()]).toEqual([
    'about.txt',
    'sign-in/sessions.json',
    ...services.map((name) => `${name}/mine.json`),
  ]);
  const { membershipNo } = account;
  for (const service of services) {
    const mine = JSON.parse(String(files.get(`${service}/mine.json`)));
    expect(mine).toEqual({ service, membershipNo, owner: `member:${membershipNo}`, email });
  }
  expect(JSON.parse(String(files.get('sign-in/sessions.json')))).toHaveLength(1);
  expect(String(files.get('about.txt'))).toContain('auth ');
});

test('another member’s, an expired and an invented link open nothing, and nobody’s without a sign-in', async () => {
  const [owner, other] = [await member(), await member()];
  await owner.browser.post('auth/export-data');
  for (const token of [owner.token, `${owner.token}x`, 'x']) {
    expect((await other.download(token)).json()).toMatchObject({ status: false, code: 'InvalidToken' });
    expect((await other.browser.post('auth/check-own-data-token', { token })).json().code).toBe('InvalidToken');
  }
  expect((await owner.download('expired')).json().code).toBe('ExpiredToken');
  expect((await owner.browser.post('auth/check-own-data-token', { token: 'expired' })).json().code).toBe(
    'ExpiredToken',
  );
  const stranger = visit(shop);
  expect((await stranger.get(`auth/own-data.zip?token=${encodeURIComponent(owner.token)}`)).statusCode).toBe(401);
  expect((await stranger.post('auth/export-data')).statusCode).toBe(401);
  expect((await owner.browser.post('auth/check-own-data-token', { token: owner.token })).json()).toEqual({
    status: true,
  });
});

test('a service that fails on the way breaks the download, so that no half archive looks whole', async () => {
  const { browser, download } = await member();
  await browser.post('auth/export-data');
  shop.ownData.failing = 'documents';
  const cut = await download().then(
    ({ rawPayload }) => unzipped(rawPayload),
    (error: Error) => error,
  );
  shop.ownData.failing = undefined;
  expect(cut).toBeInstanceOf(Error);
  expect(unzipped((await download()).rawPayload).size).toBeGreaterThan(3);
});

const closing = (browser: Awaited<ReturnType<typeof member>>['browser'], password: string) =>
  browser.post('auth/close-account', { password });

test('an account is closed with its password, when nothing is open; every session of it ends at once', async () => {
  const { email, browser } = await member();
  const elsewhere = visit(shop);
  await elsewhere.signIn(email);
  expect((await closing(browser, 'wrong')).json()).toMatchObject({ status: false, code: 'InvalidCredentials' });
  shop.orders.state.openOrders = ['SL10000001', 'SL10000002'];
  shop.returns.state.open = ['SR10000003'];
  const refused = await closing(browser, `right for ${email}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'OpenOrders' });
  expect(refused.json().message).toContain('orders SL10000001, SL10000002 and returns SR10000003');
  shop.orders.state.openOrders = [];
  shop.returns.state.open = [];
  expect((await closing(browser, `right for ${email}`)).json()).toEqual({ status: true });
  expect(browser.jar.has('sid')).toBe(false);
  expect((await elsewhere.post('auth/get-profile')).statusCode).toBe(401);
  expect((await visit(shop).signIn(email)).json()).toMatchObject({ code: 'InvalidCredentials' });
  expect((await closing(visit(shop), 'x')).statusCode).toBe(401);
});
