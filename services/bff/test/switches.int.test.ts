import { UserType } from '@southline/contracts/auth';
import { switchedOff } from '@southline/kernel/switches';
import { perFile } from '@southline/testkit/per-file';
import { afterEach, expect, test } from 'vitest';
import { openShop, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);
const paymentsOff = { name: 'payments-off', en: 'Back at noon.', zh: '中午恢复。', endsInMs: 90_000 } as const;
afterEach(() => {
  shop.content.active.length = 0;
  shop.orders.state.startRefusal = undefined;
});

const comeAs = (userType: UserType) => signedIn(shop, userType);

test('anybody reads what is off, in the own language', async () => {
  const texts = async (query = '') => (await visit(shop).get(`session/switches${query}`)).json().data;
  expect(await texts()).toEqual([]);
  shop.content.active.push(paymentsOff);
  expect(await texts()).toEqual([{ name: 'payments-off', text: 'Back at noon.' }]);
  expect(await texts('?lng=zh')).toEqual([{ name: 'payments-off', text: '中午恢复。' }]);
});

test('a refusal of a service has the text in the language of the buyer', async () => {
  shop.orders.state.startRefusal = switchedOff(paymentsOff);
  const browser = visit(shop);
  await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  const pay = (query: string) =>
    browser.post(`payment/eway-access-code${query}`, { orderID: 'order', orderNo: 'SL1', amount: 10 });
  const [english, chinese] = [await pay(''), await pay('?lng=zh')];
  expect([english.statusCode, english.headers['retry-after']]).toEqual([503, '60']);
  expect(english.json()).toEqual({ status: false, code: 'SwitchedOff', message: 'Back at noon.' });
  expect(chinese.json().message).toBe('中午恢复。');
});

test('an administrator sees every switch that this release knows, and sets one', async () => {
  const browser = await comeAs(UserType.USER_TYPE_ADMIN);
  const { data } = (await browser.post('operations/get-switches', {})).json();
  expect(data.version).toBe(3);
  expect(data.switches.map(({ name }: { name: string }) => name)).toEqual(['payments-off']);
  expect(data.processes).toEqual([{ service: 'orders', instance: 'a', version: 2, secondsAgo: 1, overridden: [] }]);

  const setting = { version: 3, name: 'payments-off', on: true, textEn: '', textZh: '' };
  const wanted = { ...setting, endsAt: '2099-01-01T00:00:00.000Z', reason: 'the provider is away' };
  expect((await browser.post('operations/set-switch', wanted)).json().data).toEqual({ version: 4 });
  expect(shop.content.settings.at(-1)).toEqual(wanted);
  expect((await browser.post('operations/set-switch', { ...wanted, reason: '' })).statusCode).toBe(400);
});
