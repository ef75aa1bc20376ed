import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCsv, UnusableFile } from '@southline/imports/csv';
import type { ImportRow } from '@southline/imports/import-row';
import { rejectFile } from '@southline/imports/reject-file';
import type { Reject, RejectedRow } from '@southline/imports/rejects';
import { systemClock } from '@southline/kernel/clock';
import { isDomainError } from '@southline/kernel/errors';
import { byOperator, operatorOptions } from '@southline/platform/journal';
import { LeaseTaken, runAlone } from '@southline/platform/lease';
import { runCommand } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo, prepareDatabase } from '@southline/platform/mongo';
import { dealerColumns, requiredDealerColumns } from '../application/import/dealer-row.ts';
import { type ImportReport, importSet, isToFill, rollBack } from '../application/import/import-set.ts';
import { localityColumns } from '../application/import/locality-row.ts';
import { timeZones } from '../calendar/time-zones.ts';
import { loadDatabaseConfig } from '../config.ts';
import { type PlacedSet, sets } from '../domain/ports.ts';
import { collections } from '../storage/collections.ts';
import { createImportStore } from '../storage/locator-store.ts';

const usage = `locator import <places|dealers> --file <csv> … [--dry-run] [--force] [--rejects <csv>] [--if-empty]
locator import all --file <folder> [--if-empty]   places.csv, then dealers.csv
locator rollback <places|dealers>
locator status
An import needs --by <who> --reason <why>, unless it has --dry-run or --if-empty; a rollback needs them, too.

Columns of places: ${localityColumns.join(', ')}, and state, or region and city; kind (box: a postcode of PO boxes).
Columns of dealers; the first ${requiredDealerColumns.length} must be there:
${Object.entries(dealerColumns)
  .map(([name, text]) => `${name.padEnd(18)}${text}`)
  .join('\n')}`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const shownRejects = 20;

/** The screen shows the first ones; the file contains all. */
const saying = (write: Reject): Reject => {
  let said = 0;
  return async (rejected: RejectedRow) => {
    said += 1;
    const problems = rejected.problems.map(({ field, problem }) => `${field} ${problem}`);
    if (said <= shownRejects) say(`row ${rejected.row} rejected: ${problems.join('; ')}`);
    await write(rejected);
  };
};

async function* readAll(files: readonly string[], required: readonly string[]): AsyncGenerator<ImportRow> {
  for (const file of files) yield* readCsv(file, required);
}

const sayReport = (report: ImportReport, dryRun: boolean) => {
  const { read, taken, rejected, seconds, made, reason, kind, warnings = [] } = report;
  for (const warning of warnings) say(`warning: ${warning}`);
  say(`${kind}: ${read} read, ${taken} taken, ${rejected} rejected, ${seconds.toFixed(1)} s: ${made}`);
  if (reason) say(`not published: ${reason}; --force publishes all the same`);
  else say(dryRun ? 'dry run: nothing was changed' : 'published');
};

const hashOf = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

interface Options {
  readonly file: readonly string[];
  readonly dryRun: boolean;
  readonly force: boolean;
  readonly ifEmpty: boolean;
  readonly rejects: string | undefined;
}

const runImport = async (mongo: Mongo, set: PlacedSet, options: Options): Promise<number> => {
  const store = createImportStore(mongo);
  const missing = options.file.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new UnusableFile(`There is no ${missing.join(', ')}.`);
  const filledFrom = options.ifEmpty ? await hashOf(options.file) : undefined;
  if (filledFrom && !isToFill(await store.pointer(set), filledFrom)) {
    say(`${set}: there are some already`);
    return 0;
  }
  const rejects = options.rejects ? rejectFile(options.rejects) : undefined;
  const ignore: Reject = async () => undefined;
  const report = await runAlone(mongo, 'locator-import', createLogger('locator-import', 'warn'), (check) =>
    importSet({
      store,
      set,
      check,
      filledFrom,
      dryRun: options.dryRun,
      force: options.force,
      zones: timeZones,
      clock: systemClock,
      rows: readAll(options.file, set === 'places' ? localityColumns : requiredDealerColumns),
      reject: saying(rejects?.reject ?? ignore),
    }),
  ).finally(() => rejects?.close());
  sayReport(report, options.dryRun);
  return report.reason ? 1 : 0;
};

const sayStatus = async (mongo: Mongo) => {
  for (const set of sets) {
    const pointer = await createImportStore(mongo).pointer(set);
    if (!pointer) say(`${set}: none yet`);
    else {
      const { generation, previous, publishedAt } = pointer;
      say(`${set}: generation ${generation} since ${publishedAt.toISOString()}, before it ${previous || 'none'}`);
    }
  }
};

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      file: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      rejects: { type: 'string' },
      'if-empty': { type: 'boolean', default: false },
      ...operatorOptions,
    },
  });
  const [verb, what] = positionals;
  const set = sets.find((known) => known === what);
  const isImport = verb === 'import' && values.file.length > 0;
  const isComplete = verb === 'status' || (set && verb === 'rollback') || (isImport && (set || what === 'all'));
  if (!isComplete) throw new UnusableFile(usage);

  await using mongo = await connectMongo(loadDatabaseConfig(process.env).MONGO_URL, {
    logger: createLogger('locator', 'warn'),
  });
  await prepareDatabase(mongo, collections);
  if (verb === 'status') {
    await sayStatus(mongo);
    return 0;
  }
  if (set && verb === 'rollback') {
    const back = () => rollBack(createImportStore(mongo), set, systemClock);
    const went = await byOperator(values, 'rollback', back);
    say(went ? 'rolled back to the generation before' : 'there is no generation before');
    return went ? 0 : 1;
  }
  const { file, force, rejects } = values;
  const options = { file, force, rejects, dryRun: values['dry-run'], ifEmpty: values['if-empty'] };
  const load = async () => {
    if (set) return await runImport(mongo, set, options);
    // Dealers refer to places, so places are imported first.
    for (const each of sets) {
      const files = file.map((folder) => join(folder, `${each}.csv`));
      const code = await runImport(mongo, each, { ...options, file: files });
      if (code !== 0) return code;
    }
    return 0;
  };
  // A dry run changes nothing, and an installation fills an empty database by itself.
  return await (options.dryRun || options.ifEmpty ? load() : byOperator(values, 'import', load));
};

await runCommand(main, (error) => error instanceof UnusableFile || error instanceof LeaseTaken || isDomainError(error));
