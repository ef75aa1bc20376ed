import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { environment, startSandbox } from './sandbox-client.ts';

const sandbox = perFile(async () => startSandbox(await environment()));

const today = new Date().toISOString().slice(0, 10);
const list = async (query: string) => await sandbox.json('GET', `/Search/Settlement?${query}`);

it('captures and refunds of a period are listed, page by page', async () => {
  const ids: string[] = [];
  for (const reference of ['o-1', 'o-2', 'o-3']) {
    const code = await sandbox.create(reference);
    await sandbox.post(code);
    ids.push(String((await sandbox.query(code.accessCode)).TransactionID));
  }
  const days = `StartDate=${today}&EndDate=${today}`;
  const pages = [await list(`${days}&Page=1&PageSize=2`), await list(`${days}&Page=2&PageSize=2`)];
  const rows = pages.flatMap((page) => page.SettlementTransactions as { TransactionID: string; Amount: number }[]);
  expect(rows.map(({ TransactionID }) => TransactionID)).toEqual(ids);
  expect(rows[0]).toMatchObject({ Amount: 10_000, CurrencyCode: 'AUD', TransactionType: '1' });
  expect(await list('StartDate=2020-01-01&EndDate=2020-01-02')).toMatchObject({ SettlementTransactions: [] });
  expect(await list('StartDate=yesterday')).toMatchObject({ SettlementTransactions: null, Errors: 'V6000' });
});
