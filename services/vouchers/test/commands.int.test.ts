import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceArgs } from '@southline/testkit/child-process';
import { entriesOf } from '@southline/testkit/journal';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { runVouchers } from './support/bench.ts';

const bench = perFile(runVouchers);
const who = ['--by', 'kim', '--reason', 'the sale of May'];

const command = (...args: readonly string[]) => {
  const entry = new URL('../src/cli/vouchers.ts', import.meta.url);
  const env = { ...process.env, MONGO_URL: bench.env.MONGO_URL };
  const { status, stderr } = spawnSync(process.execPath, sourceArgs(entry, args), { env });
  return { status, complained: stderr.toString() };
};

test('codes that an operator creates, imports and ends are entries of the journal; without a reason nothing changes', async () => {
  const create = ['create', '--code', 'MAY5', '--title', '5 % off', '--benefit', '5 %', '--limit', '10'];
  expect(command(...create)).toMatchObject({ status: 1, complained: expect.stringContaining('--reason') });
  expect((await bench.vouchers.find(['MAY5'])).size).toBe(0);
  expect(command(...create, ...who)).toEqual({ status: 0, complained: '' });
  const dir = await mkdtemp(join(tmpdir(), 'southline-vouchers-'));
  const file = join(dir, 'codes.csv');
  writeFileSync(file, 'code,title,benefit\nMAY5,6 % off,6 %\nMAY9,9 % off,9 %\n');
  expect(command('import', file, ...who).status).toBe(0);
  await rm(dir, { recursive: true });
  expect(command('end', 'MAY9', ...who).status).toBe(0);
  const entries = await entriesOf(bench.mongo);
  expect(entries.map(({ action, record }) => `${action} ${record}`)).toEqual([
    'voucher-set MAY5',
    'voucher-set MAY5',
    'voucher-set MAY9',
    'voucher-ended MAY9',
  ]);
  expect(entries[1]).toMatchObject({
    actor: 'kim',
    role: 'Operator',
    reason: 'the sale of May',
    before: { title: '5 % off', limit: '10' },
    after: { title: '6 % off', decision: 'import' },
  });
  expect(new Set(entries.map(({ actionId }) => actionId)).size).toBe(4);
});

test('a file is judged before a code is saved: a wrong row is reported with its number, and too many refuse the file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'southline-vouchers-'));
  const file = join(dir, 'codes.csv');
  const run = (lines: readonly string[], ...options: readonly string[]) => {
    writeFileSync(file, ['code,title,benefit', ...lines].join('\n'));
    return command('import', file, ...options, ...who);
  };
  const rows = ['JUDGE1,"24"" rims, 5 % off",5 %', 'Mar-18,a date,5 %', 'JUDGE1,again,5 %', 'JUDGE2,no benefit,much'];
  expect(run(rows)).toMatchObject({ status: 1, complained: '' });
  expect((await bench.vouchers.find(['JUDGE1', 'MAR-18'])).size).toBe(0);
  expect(run(rows, '--force').status).toBe(0);
  const found = await bench.vouchers.find(['JUDGE1', 'MAR-18', 'JUDGE2']);
  expect([...found.values()].map(({ voucher }) => voucher.title)).toEqual(['24" rims, 5 % off']);
  const many = Array.from({ length: 20 }, (_, index) =>
    `JUDGE-${index},"never closed,5 %`.replace(index ? '"' : '', ''),
  );
  expect(run(many, '--dry-run').status).toBe(0);
  expect((await bench.vouchers.find(['JUDGE-5'])).size).toBe(0);
  expect(run(many).status).toBe(0);
  expect((await bench.vouchers.find(['JUDGE-0', 'JUDGE-5'])).size).toBe(1);
  await rm(dir, { recursive: true });
});
