import { parseArgs } from 'node:util';
import { UnusableFile } from '@southline/imports/csv';
import { encodingOf, importOptions, importUsage, rejectsTo } from '@southline/imports/import-command';
import { systemClock } from '@southline/kernel/clock';
import { isDomainError } from '@southline/kernel/errors';
import { byOperator, operatorOptions } from '@southline/platform/journal';
import { LeaseTaken } from '@southline/platform/lease';
import { runCommand } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo, prepareDatabase } from '@southline/platform/mongo';
import { importCatalogue } from '../application/import/import-catalogue.ts';
import { importKinds } from '../application/import/rejects.ts';
import { rollBack } from '../application/import/roll-back.ts';
import { loadCliConfig } from '../config.ts';
import { makePapers } from '../domain/range/papers/make-papers.ts';
import { placePages } from '../domain/range/place-pages.ts';
import { collections } from '../storage/collections.ts';
import { createImportStore, importLease } from '../storage/import-store.ts';
import { createJobStore } from '../storage/job-store.ts';
import { createPageStore } from '../storage/page-store.ts';
import { bundledPapers } from '../transport/cli/bundled-papers.ts';
import { bundledRange } from '../transport/cli/bundled-range.ts';
import { fileSources } from '../transport/cli/file-sources.ts';
import { sayProgress, sayReport } from '../transport/cli/import-output.ts';

const usage = `import <${[...importKinds, 'all'].join('|')}> --file <csv or, for all, folder> … ${importUsage} [--if-empty]
import rollback
An import needs --by <who> --reason <why>, unless it has --dry-run or --if-empty; a rollback needs them, too.`;

/** A new database gets the product's own range. */
const firstRange = async (mongo: Mongo): Promise<void> => {
  const pages = createPageStore(mongo);
  if (!(await pages.filled()))
    await pages.replace(makePapers(placePages(bundledRange()), bundledPapers()), systemClock.now());
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
  const [what] = positionals;
  const kind = [...importKinds, 'all' as const].find((known) => known === what);
  if (what !== 'rollback' && (!kind || values.file.length === 0)) throw new UnusableFile(usage);

  const config = loadCliConfig(process.env);
  const logger = createLogger('catalogue-import', config.LOG_LEVEL);
  await using mongo = await connectMongo(config.MONGO_URL, { logger });
  await prepareDatabase(mongo, collections);
  const [store, lease] = [createImportStore(mongo), importLease(mongo, logger)];
  if (!kind) {
    const went = await byOperator(values, 'rollback', () => rollBack(store, lease, systemClock));
    process.stdout.write(went ? 'rolled back to the generation before\n' : 'nothing was ever published\n');
    return went ? 0 : 1;
  }
  let sources = fileSources(kind, values.file, encodingOf(values.encoding));
  if (values['if-empty']) {
    await firstRange(mongo);
    if (await store.pointer()) {
      process.stdout.write('catalogue: there is one already\n');
      // A database of a release without jobs gets those of the files.
      if (!sources.jobs || (await createJobStore(mongo).filled())) return 0;
      sources = { jobs: sources.jobs };
    }
  }
  const { reject, close } = rejectsTo(values.rejects);
  const dryRun = values['dry-run'];
  const load = () =>
    importCatalogue({
      store,
      lease,
      dryRun,
      reject,
      clock: systemClock,
      force: values.force,
      progress: sayProgress,
      rows: sources,
    });
  // A dry run changes nothing, and an installation fills an empty database by itself.
  const byItself = dryRun || values['if-empty'];
  const report = await (byItself ? load() : byOperator(values, 'import', load)).finally(close);
  return sayReport(report, dryRun);
};

await runCommand(main, (error) => error instanceof UnusableFile || error instanceof LeaseTaken || isDomainError(error));
