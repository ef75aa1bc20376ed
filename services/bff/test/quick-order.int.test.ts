import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop, visit } from './shop.ts';

const shop = perFile(openShop);

const rows = [
  { partNo: 'sl b-60', quantity: 2 },
  { partNo: 'SL-B-6O', quantity: 1 },
  // The fake catalogue sells this part in twos.
  { partNo: 'SL-B-60', quantity: 3 },
];

const problems = [
  { row: 2, partNo: 'SL-B-6O', problem: 'Unknown', suggestion: 'SL-B-60' },
  { row: 3, partNo: 'SL-B-60', problem: 'InvalidRequest', suggestion: '' },
];

test('of a pasted list the found parts are added, and the others reported by row', async () => {
  const browser = visit(shop);
  const answer = await browser.post('cart/quick-order', { rows });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  expect(data).toMatchObject({ added: 1, problems });
  expect(data.rows).toMatchObject([
    { row: 1, partNo: 'sl b-60', quantity: 2, state: 'Found', message: '', part: { productNr: 'SL-B-60' } },
    { row: 2, state: 'Unknown', message: 'There is no part with this number.', choices: [{ productNr: 'SL-B-60' }] },
    { row: 3, state: 'Found', quantity: 3 },
  ]);
  expect(data.rows[1]).not.toHaveProperty('part');
  const cart = (await browser.post('cart/get-shopping-carts-for-cartspage')).json();
  expect(cart.listing).toMatchObject([{ partno: 'SL-B-60', quantity: 2 }]);
});

test('a dry run adds nothing and opens no session', async () => {
  const browser = visit(shop);
  const { data } = (await browser.post('cart/quick-order', { rows, dryRun: true })).json();
  expect(data).toMatchObject({ added: 0, problems: problems.slice(0, 1) });
  expect((await browser.get('session/current')).json().data.cartCount).toBe(0);
});

test('a list of nothing but unknown numbers opens no session; an empty and a too long one are refused', async () => {
  const browser = visit(shop);
  const answer = await browser.post('cart/quick-order', { rows: rows.slice(1, 2) });
  expect(answer.json().data).toMatchObject({ added: 0 });
  expect(answer.cookies).toEqual([]);
  for (const refused of [[], Array.from({ length: 201 }, () => rows[0])])
    expect((await browser.post('cart/quick-order', { rows: refused })).statusCode).toBe(400);
});

test('a part whose number only contains the typed one is proposed, and not added', async () => {
  const browser = visit(shop);
  const { data } = (await browser.post('cart/quick-order', { rows: [{ partNo: 'B60', quantity: 1 }] })).json();
  expect(data).toMatchObject({
    added: 0,
    rows: [{ state: 'Ambiguous', choices: [{ productNr: 'SL-B-60' }] }],
    problems: [{ row: 1, partNo: 'B60', problem: 'Ambiguous', suggestion: 'SL-B-60' }],
  });
  expect((await browser.get('session/current')).json().data.cartCount).toBe(0);
});

test('an old number whose successor is out of stock names the successor and its alternatives', async () => {
  const asked = { rows: [{ partNo: 'SL-OLD', quantity: 1 }], dryRun: true };
  const { data } = (await visit(shop).post('cart/quick-order', asked)).json();
  expect(data.rows[0]).toMatchObject({
    state: 'Short',
    replaced: true,
    message: 'Replaced by SL-NEW. Out of stock.',
    part: { productNr: 'SL-NEW' },
  });
  expect(data.problems).toEqual([{ row: 1, partNo: 'SL-OLD', problem: 'Short', suggestion: 'SL-B-60' }]);
});

test('a quantity that is no count of pieces is a problem of its row, and never one piece', async () => {
  const browser = visit(shop);
  const written = [2.5, 0, '2.5', '0', '2 boxes', 'TBC', '', '1,000'];
  const listed = written.map((quantity) => ({ partNo: 'SL-B-60', quantity }));
  const { data } = (
    await browser.post('cart/quick-order', { rows: [...listed, { partNo: 'SL-B-60', quantity: '2 pcs' }] })
  ).json();
  expect(data.rows.map(({ state, message }: { state: string; message: string }) => [state, message])).toEqual([
    ...written.map((quantity) => ['Unreadable', String(quantity)]),
    ['Found', ''],
  ]);
  expect(data.added).toBe(1);
  expect((await browser.post('cart/get-shopping-carts-for-cartspage')).json().listing).toMatchObject([{ quantity: 2 }]);
});
