import { parseArgs } from 'node:util';
import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { collectRows } from '@southline/imports/collect-rows';
import { UnusableFile } from '@southline/imports/csv';
import {
  encodingOf,
  existing,
  importOptions,
  importUsage,
  readFiles,
  rejectsTo,
  say,
  sayOutcome,
  sayRows,
} from '@southline/imports/import-command';
import { doubtOf } from '@southline/imports/judge';
import { DomainError, isDomainError } from '@southline/kernel/errors';
import { voucherCode } from '@southline/kernel/voucher-code';
import { byOperator, operatorOptions } from '@southline/platform/journal';
import { runCommand } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { voucherUnknown } from '../domain/errors.ts';
import type { VoucherRepository } from '../domain/ports.ts';
import type { Voucher } from '../domain/voucher.ts';
import { columns, toVoucher } from '../domain/voucher-row.ts';
import { createVoucherRepository } from '../storage/voucher-repository.ts';

const columnNames = Object.keys(columns) as (keyof typeof columns)[];

const usage = `vouchers list
vouchers create ${columnNames.map((name) => `[--${name} …]`).join(' ')}
vouchers import <csv> ${importUsage}
                        the same names as columns; a code that exists gets what the row says and keeps its uses
vouchers end <code>     nobody can use it from now on; what is being paid with it is placed
All but list need --by <who> --reason <why>.

${Object.entries(columns)
  .map(([name, text]) => `${name.padEnd(16)}${text}`)
  .join('\n')}`;

type NewVoucher = Omit<Voucher, 'revision'>;

const voucherRow = (cells: Cells): Parsed<NewVoucher> => {
  const row = readCells(cells);
  row.code('code', { required: true });
  for (const part of (cells.parts ?? '').split(/\s+/)) row.codeOf('parts', part);
  const texts = Object.fromEntries(columnNames.map((name) => [name, row.text(name, { max: 1_000 })]));
  try {
    const voucher = toVoucher(texts, new Date());
    return row.done(() => voucher);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { problems: [{ field: 'row', problem: error.message }] };
  }
};

interface ImportFile {
  readonly encoding: string;
  readonly rejects: string | undefined;
  readonly force: boolean;
  readonly dryRun: boolean;
}

/** Judges all rows, then saves the good ones. Returns the exit code. */
const importFile = async (vouchers: VoucherRepository, file: string, options: ImportFile): Promise<number> => {
  const { reject, close } = rejectsTo(options.rejects);
  const rows = readFiles(existing([file]), ['code', 'title', 'benefit'], encodingOf(options.encoding));
  const reading = { kind: 'vouchers', rows, reject, parse: voucherRow };
  const [report, read] = await collectRows(reading, ({ code }: NewVoucher) => code).finally(close);
  const reason = options.force ? undefined : doubtOf(report);
  if (!reason && !options.dryRun) for (const voucher of read) await vouchers.save(voucher);
  sayRows(report);
  return sayOutcome(reason, options.dryRun);
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
  const options = { ...columnOptions, ...importOptions, ...operatorOptions };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const { by, reason, force, rejects, encoding, 'dry-run': dryRun, ...row } = values;
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
    if (verb === 'import' && what) return await importFile(vouchers, what, { force, rejects, encoding, dryRun });
    if (verb === 'create') {
      await vouchers.save(toVoucher(row, new Date()));
      return 0;
    }
    const code = voucherCode(what ?? '');
    if (!code || !(await vouchers.end(code, new Date()))) throw voucherUnknown(what ?? '');
    return 0;
  });
};

await runCommand(main, (error) => isDomainError(error) || error instanceof UnusableFile);
