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
