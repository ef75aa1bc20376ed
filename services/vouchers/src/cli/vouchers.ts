import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { DomainError, isDomainError } from '@southline/kernel/errors';
import { voucherCode } from '@southline/kernel/voucher-code';
import { byOperator, operatorOptions } from '@southline/platform/journal';
import { runCommand } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { parse } from 'csv-parse';
import { loadDatabaseConfig } from '../config.ts';
import { voucherUnknown } from '../domain/errors.ts';
import type { VoucherRepository } from '../domain/ports.ts';
import { columns, toVoucher, type VoucherRow } from '../domain/voucher-row.ts';
import { createVoucherRepository } from '../storage/voucher-repository.ts';

const columnNames = Object.keys(columns) as (keyof typeof columns)[];

const usage = `vouchers list
vouchers create ${columnNames.map((name) => `[--${name} …]`).join(' ')}
vouchers import <csv>   the same names as columns; a code that exists gets what the row says and keeps its uses
vouchers end <code>     nobody can use it from now on; what is being paid with it is placed
All but list need --by <who> --reason <why>.

${Object.entries(columns)
  .map(([name, text]) => `${name.padEnd(16)}${text}`)
  .join('\n')}`;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Imports each row separately: a bad row is reported and skipped. Returns the number of skipped rows. */
const importRows = async (vouchers: VoucherRepository, file: string): Promise<number> => {
  let [taken, rejected, line] = [0, 0, 1];
  const rows = createReadStream(file).pipe(parse({ columns: true, bom: true, trim: true, skip_empty_lines: true }));
  for await (const row of rows as AsyncIterable<VoucherRow>) {
    line += 1;
    try {
      await vouchers.save(toVoucher(row, new Date()));
      taken += 1;
    } catch (error) {
      if (!isDomainError(error)) throw error;
      rejected += 1;
      say(`row ${line} (${row.code ?? ''}) rejected: ${error.message}`);
    }
  }
  say(`${taken} taken, ${rejected} rejected`);
  return rejected;
};

const list = async (vouchers: VoucherRepository) => {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await vouchers.page(100, after);
    for (const { voucher, uses, held } of page.vouchers)
      say(`${voucher.code}  ${voucher.title}  ${uses} used, ${held} reserved of ${voucher.limit ?? 'any number'}`);
    after = page.next;
  }
};

const main = async (): Promise<number> => {
  const columnOptions = Object.fromEntries(columnNames.map((name) => [name, { type: 'string' as const }]));
  const options = { ...columnOptions, ...operatorOptions };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const { by, reason, ...row } = values;
  const [verb, what] = positionals;
  if (!verb || !['list', 'create', 'import', 'end'].includes(verb) || (['import', 'end'].includes(verb) && !what))
    throw new DomainError('invalid', 'Usage', usage);
  await using mongo = await connectMongo(loadDatabaseConfig(process.env).MONGO_URL, {
    logger: createLogger('vouchers', 'warn'),
  });
  const vouchers = createVoucherRepository(mongo);
  if (verb === 'list') {
    await list(vouchers);
    return 0;
  }
  return await byOperator({ by, reason }, verb, async () => {
    if (verb === 'import' && what) return (await importRows(vouchers, what)) > 0 ? 1 : 0;
    if (verb === 'create') {
      await vouchers.save(toVoucher(row, new Date()));
      return 0;
    }
    const code = voucherCode(what ?? '');
    if (!code || !(await vouchers.end(code, new Date()))) throw voucherUnknown(what ?? '');
    return 0;
  });
};

await runCommand(main, (error) => isDomainError(error));
