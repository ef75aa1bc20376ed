import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { unique } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { createVoucherLimit } from '../src/security/purchase-limits.ts';
import { openRedis } from './redis.ts';
import { openShop, visit } from './shop.ts';
import { come } from './walk/people.ts';

const prefix = unique('network');
const redis = await openRedis();
const limit = createVoucherLimit(redis, 100);
const shop = await openShop({ limitVouchers: (address, owner) => limit(`${prefix}-${address}`, owner) });
afterAll(async () => {
  redis.disconnect();
  await shop.close();
});

const withCart = async () => {
  const browser = visit(shop);
  const { data } = (await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json();
  const ask = (call: string, body: object) => browser.post(`voucher/${call}`, { orderID: data.orderID, ...body });
  return { ask, line: data.shoppingCartID as string };
};

test('a code is attached, shown with its saving, and removed', async () => {
  const { ask } = await withCart();
  const voucher = { voucherCode: 'SAVE10', isvalid: true, error_Message: '', title: '10 % off', saving: 1 };
  expect((await ask('validate-voucher', { voucherCode: 'SAVE10' })).json()).toEqual({
    status: true,
    voucher: [voucher],
  });
  expect((await ask('get-active-vouchers', {})).json()).toMatchObject({ status: true, voucher: [voucher] });
  await ask('remove-voucher', { voucherCode: 'SAVE10' });
  expect((await ask('get-active-vouchers', {})).json()).toMatchObject({ voucher: [] });
});

test('a code that does not count is a normal no, in the fields of a code', async () => {
  const { ask } = await withCart();
  const answer = await ask('validate-voucher', { voucherCode: 'NOPE' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    status: false,
    code: 'VoucherInvalid',
    message: 'No such code.',
    voucher: [{ voucherCode: 'NOPE', isvalid: false, error_Message: 'No such code.' }],
  });
});

test('an offer is shown and applied in the words of the specification', async () => {
  const { ask, line } = await withCart();
  expect((await ask('get-voucher-message', {})).json()).toEqual({
    status: true,
    isShowMessage: false,
    voucherMessage: null,
  });
  await ask('validate-voucher', { voucherCode: 'SAVE10' });
  expect((await ask('get-voucher-message', {})).json()).toMatchObject({
    isShowMessage: true,
    voucherMessage: { buttonDisplay: 'Add 1', voucher_Code: 'SAVE10', final_Quantity: 4, isAdd: false },
  });
  await ask('apply-promo', { shoppingCartID: line, voucherCode: 'SAVE10', fq: 4, isAdd: false });
  expect(shop.orders.state.applied).toMatchObject({ code: 'SAVE10', lineId: line, finalQuantity: 4, isAdd: false });
});

test('ten codes may be tried in ten minutes', async () => {
  const { ask } = await withCart();
  const tries = [];
  for (let n = 0; n < 11; n += 1) tries.push((await ask('validate-voucher', { voucherCode: `GUESS${n}` })).statusCode);
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('administrators see every code with its uses', async () => {
  const { browser } = await come(shop, 'Admin');
  const { data, more } = (await browser.post('voucher/admin-list')).json();
  expect(data).toMatchObject([{ voucherCode: 'SAVE10', uses: 3, reserved: 1, limit: 100 }]);
  expect(more).toBe(false);
});

test('while uses cannot be counted no code is tried', async () => {
  const broken = connectRedis('redis://127.0.0.1:1', createLogger('bff', 'silent'));
  await expect(createVoucherLimit(broken, 100)('1.2.3.4', 'guest:a')).rejects.toMatchObject({ code: 'Unavailable' });
  broken.disconnect();
});
