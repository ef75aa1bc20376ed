import { UserType } from '@southline/contracts/auth';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop, placedBy, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);

const administrator = () => signedIn(shop, UserType.USER_TYPE_ADMIN);

test('the journal is read page by page', async () => {
  const browser = await administrator();
  const first = (await browser.post('operations/get-journal', {})).json();
  expect(first.data.entries).toMatchObject([{ id: 'action-2', actor: 'M100200', address: '203.0.113.7' }]);
  expect(first.data.names).toEqual({ M100200: 'Kim Desk' });
  const { nextPageToken: pageToken } = first.data;
  const second = (await browser.post('operations/get-journal', { pageToken })).json();
  expect(second.data).toMatchObject({ entries: [{ id: 'action-1' }], nextPageToken: '' });
});

test('entries of one person, of an order by its number, and of a return by a word', async () => {
  const browser = await administrator();
  const { orderID, orderNo } = await placedBy(visit(shop));
  const found = async (body: object) => (await browser.post('operations/get-journal', body)).json().data.entries;
  expect(await found({ person: 'M7', orderNo: orderNo.toLowerCase() })).toMatchObject([
    { actor: 'M7', orderID, record: 'SL100200' },
  ]);
  expect(await found({ search: 'phone', orderNo: 'RT100' })).toMatchObject([
    { orderID: 'order', record: 'phone RT100' },
  ]);
});

test('the file has every page, and no cell that a spreadsheet would calculate', async () => {
  const answer = await (await administrator()).get('operations/journal.csv?search=SL100200');
  expect(answer.statusCode).toBe(200);
  const lines = answer.body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
  expect(lines[1]).toContain('"M100200","Kim Desk"');
  expect(lines[1]).toContain('"state: Cancelled; units: 2"');
});

test('days that do not exist are refused', async () => {
  const answer = await (await administrator()).post('operations/get-journal', { fromDate: '20260231' });
  expect(answer.statusCode).toBe(400);
});
