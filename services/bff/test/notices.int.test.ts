import { NoticeKind } from '@southline/contracts/catalogue';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop, visit } from './shop.ts';

const shop = perFile(openShop);
const lastAsked = () => shop.notices.asked.at(-1);
const wish = { partno: 'SL-B-60', kind: 'BackInStock' };

test('a guest names an address, which a mail asks to confirm', async () => {
  const answer = await visit(shop, 'nz').post('products/notify?lng=zh', { ...wish, email: 'robin@southline.example' });
  expect(answer.json()).toEqual({ status: true, data: { status: 'ConfirmByMail' } });
  expect(answer.cookies).toEqual([]);
  expect(lastAsked()).toEqual({
    partNo: 'SL-B-60',
    kind: NoticeKind.NOTICE_KIND_BACK_IN_STOCK,
    email: 'robin@southline.example',
    region: 'nz',
    language: 'zh',
    by: undefined,
  });
});

test("a member's notice goes to the account's address, whatever the request names", async () => {
  const email = `${unique('member')}@southline.example`;
  shop.auth.add(email);
  const browser = visit(shop);
  await browser.signIn(email);
  const asked = { ...wish, kind: 'Superseded', email: 'stranger@southline.example' };
  expect((await browser.post('products/notify', asked)).json().data).toEqual({ status: 'Waiting' });
  expect(lastAsked()).toMatchObject({ email, kind: NoticeKind.NOTICE_KIND_SUPERSEDED, language: 'en' });
  expect(lastAsked()?.by).toMatch(/^member:/);
});

test('a part that is there is a normal no, and what no contract names is refused', async () => {
  const browser = visit(shop);
  const there = await browser.post('products/notify', { ...wish, partno: 'IN-STOCK', email: 'a@southline.example' });
  expect(there.statusCode).toBe(200);
  expect(there.json()).toMatchObject({ status: false, code: 'InStock' });
  expect((await browser.post('products/notify', { ...wish, kind: 'Cheaper' })).statusCode).toBe(400);
});

test('a mailed link confirms and ends a wish; an invalid one is refused', async () => {
  const browser = visit(shop);
  const confirmed = await browser.post('products/confirm-notice', { token: 'good' });
  expect(confirmed.json()).toEqual({ status: true, data: { partno: 'SL-B-60', kind: 'BackInStock' } });
  expect((await browser.post('products/end-notices', { token: 'good' })).json()).toEqual({ status: true });
  for (const call of ['confirm-notice', 'end-notices']) {
    const refused = await browser.post(`products/${call}`, { token: 'bad' });
    expect(refused.statusCode).toBe(200);
    expect(refused.json()).toMatchObject({ status: false, code: 'InvalidToken' });
  }
  expect((await browser.post('products/end-notices', {})).statusCode).toBe(400);
});

test("a mail program's one click ends it, with its own form; no other call takes one", async () => {
  const before = shop.notices.ended.length;
  const form = (path: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/au/api/products/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await form('end-notices?token=good')).json()).toEqual({ status: true });
  expect(shop.notices.ended).toHaveLength(before + 1);
  expect((await form('notify')).statusCode).toBe(415);
  expect((await form('confirm-notice')).statusCode).toBe(415);
});

test('so many an hour from one client address, as every form that sends mail', async () => {
  const strict = await openShop({ settings: { FORMS_PER_HOUR: 2 } });
  const browser = visit(strict);
  const ask = async () => (await browser.post('products/notify', { ...wish, email: 'a@southline.example' })).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await strict.close();
});
