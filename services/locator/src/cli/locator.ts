import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UnusableFile } from '@southline/imports/csv';
import type { Encoding } from '@southline/imports/file-lines';
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
import { systemClock } from '@southline/kernel/clock';
import { isDomainError } from '@southline/kernel/errors';
import { byOperator, operatorOptions } from '@southline/platform/journal';
import { LeaseTaken, runAlone } from '@southline/platform/lease';
import { runCommand } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo, prepareDatabase } from '@southline/platform/mongo';
import { dealerColumns, requiredDealerColumns } from '../application/import/dealer-row.ts';
import { importSet, isToFill, rollBack } from '../application/import/import-set.ts';
import { localityColumns } from '../application/import/locality-row.ts';
import { timeZones } from '../calendar/time-zones.ts';
import { loadDatabaseConfig } from '../config.ts';
import { type PlacedSet, sets } from '../domain/ports.ts';
import { collections } from '../storage/collections.ts';
import { createImportStore } from '../storage/locator-store.ts';

const usage = `locator import <places|dealers> --file <csv> … ${importUsage} [--if-empty]
locator import all --file <folder> [--if-empty]   places.csv, then dealers.csv
locator rollback <places|dealers>
locator status
An import needs --by <who> --reason <why>, unless it has --dry-run or --if-empty; a rollback needs them, too.

Columns of places: ${localityColumns.join(', ')}, and state, or region and city; kind (box: a postcode of PO boxes).
Columns of dealers; the first ${requiredDealerColumns.length} must be there:
${Object.entries(dealerColumns)
  .map(([name, text]) => `${name.padEnd(18)}${text}`)
  .join('\n')}`;

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
  readonly encoding: Encoding;
}

const runImport = async (mongo: Mongo, set: PlacedSet, options: Options): Promise<number> => {
  const store = createImportStore(mongo);
  const files = existing(options.file);
  const filledFrom = options.ifEmpty ? await hashOf(files) : undefined;
  if (filledFrom && !isToFill(await store.pointer(set), filledFrom)) {
    say(`${set}: there are some already`);
    return 0;
  }
  const { reject, close } = rejectsTo(options.rejects);
  const report = await runAlone(mongo, 'locator-import', createLogger('locator-import', 'warn'), (check) =>
    importSet({
      store,
      set,
      check,
      reject,
      filledFrom,
      dryRun: options.dryRun,
      force: options.force,
      zones: timeZones,
      clock: systemClock,
      rows: readFiles(files, set === 'places' ? localityColumns : requiredDealerColumns, options.encoding),
    }),
  ).finally(close);
  for (const warning of report.warnings ?? []) say(`warning: ${warning}`);
  sayRows(report, report.made);
  return sayOutcome(report.reason, options.dryRun);
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
      'if-empty': { type: 'boolean', default: false },
      ...importOptions,
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
  const options = {
    file,
    force,
    rejects,
    dryRun: values['dry-run'],
    ifEmpty: values['if-empty'],
    encoding: encodingOf(values.encoding),
  };
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
