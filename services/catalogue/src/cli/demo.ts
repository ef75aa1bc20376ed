import { parseArgs } from 'node:util';
import { systemClock } from '@southline/kernel/clock';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo } from '@southline/platform/mongo';
import { importCatalogue, type RowSources } from '../application/import/import-catalogue.ts';
import { importLease } from '../application/import/import-lease.ts';
import { importKinds, type Reject } from '../application/import/rejects.ts';
import { rowsOf } from '../application/import/row-source.ts';
import { loadCliConfig } from '../config.ts';
import { type DemoOptions, type DemoSet, demoSet } from '../demo/demo-set.ts';
import { makePapers } from '../domain/range/papers/make-papers.ts';
import { placePages } from '../domain/range/place-pages.ts';
import { importStore } from '../storage/import-store.ts';
import { migrate } from '../storage/migrate.ts';
import { pageStore } from '../storage/page-store.ts';
import { bundledPapers } from '../transport/cli/bundled-papers.ts';
import { bundledRange } from '../transport/cli/bundled-range.ts';
import { sayProgress, sayReport } from '../transport/cli/import-output.ts';

const options = {
  parts: { type: 'string' },
  vehicles: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const;

const sources = (set: DemoSet): RowSources =>
  Object.fromEntries(importKinds.map((kind) => [kind, () => rowsOf(set[kind]())]));

/** Names rows that are not taken; the rest of the set is good without them. */
const sayRejected: Reject = async ({ kind, row, problems }) => {
  const reasons = problems.map(({ field, problem }) => `${field} ${problem}`);
  process.stdout.write(`${kind} row ${row}: ${reasons.join(', ')}\n`);
};

/** The pages of the public range, unless there are some. */
const loadRange = async (mongo: Mongo): Promise<void> => {
  const pages = pageStore(mongo);
  if (!(await pages.filled()))
    await pages.replace(makePapers(placePages(bundledRange()), bundledPapers()), systemClock.now());
};

/** Fills an empty database with the demo catalogue; leaves any other as it is. */
const load = async (mongo: Mongo, size: DemoOptions): Promise<void> => {
  await migrate(mongo);
  await loadRange(mongo);
  const store = importStore(mongo);
  if (await store.pointer()) {
    process.stdout.write('catalogue: there is one already\n');
    return;
  }
  const logger = createLogger('catalogue-demo', 'warn');
  const report = await importCatalogue({
    ...{ store, lease: importLease(mongo, logger), clock: systemClock, progress: sayProgress, reject: sayRejected },
    rows: sources(demoSet(size)),
  });
  sayReport(report, false);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options });
  const config = loadCliConfig(process.env);
  const mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('catalogue-demo', config.LOG_LEVEL) });
  const size = {
    parts: Number(values.parts ?? config.DEMO_PARTS),
    vehicles: Number(values.vehicles ?? config.DEMO_VEHICLES),
    seed: Number(values.seed),
  };
  await load(mongo, size).finally(() => mongo.close());
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
});
