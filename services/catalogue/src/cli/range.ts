import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '@southline/kernel/clock';
import { byOperator, operatorOptions } from '@southline/platform/journal';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { loadCliConfig } from '../config.ts';
import { makePapers } from '../domain/range/papers/make-papers.ts';
import { placePages } from '../domain/range/place-pages.ts';
import type { RangePage } from '../domain/range/range-page.ts';
import { collections } from '../storage/collections.ts';
import { createPageStore } from '../storage/page-store.ts';
import { bundledPapers } from '../transport/cli/bundled-papers.ts';
import { bundledRange, rangeOf } from '../transport/cli/bundled-range.ts';
import { readRangePage } from '../transport/cli/range-page.ts';

const options = { folder: { type: 'string' }, ...operatorOptions } as const;

/** The families of a folder, one JSON file each, in the order of the file names. */
const rangeOfFolder = async (folder: string): Promise<RangePage> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const read = async (name: string) => readRangePage(name, JSON.parse(await readFile(join(folder, name), 'utf8')));
  return rangeOf(await Promise.all(files.map(read)));
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options });
  const config = loadCliConfig(process.env);
  const pages = placePages(values.folder ? await rangeOfFolder(values.folder) : bundledRange());
  const range = makePapers(pages, bundledPapers());
  await using mongo = await connectMongo(config.MONGO_URL, {
    logger: createLogger('catalogue-range', config.LOG_LEVEL),
  });
  await prepareDatabase(mongo, collections);
  await byOperator(values, 'range', () => createPageStore(mongo).replace(range, systemClock.now()));
  process.stdout.write(`range: ${pages.length} pages, ${range.papers.length} papers\n`);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
