import { runCommand } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { pageOf } from '../application/search/empty-searches.ts';
import { loadCliConfig } from '../config.ts';
import { createEmptySearchStore } from '../storage/empty-search-store.ts';

/** Lists buyers' searches without result, the most frequent first: count, last time, query. */
const main = async (): Promise<number> => {
  const config = loadCliConfig(process.env);
  await using mongo = await connectMongo(config.MONGO_URL, {
    logger: createLogger('empty-searches', config.LOG_LEVEL),
  });
  const { searches, totalCount } = await createEmptySearchStore(mongo).list(pageOf(Number(process.argv[2] ?? 0)));
  for (const { query, count, lastAt } of searches) {
    process.stdout.write(`${String(count).padStart(6)}  ${lastAt.toISOString()}  ${query}\n`);
  }
  process.stdout.write(`${searches.length} of ${totalCount}\n`);
  return 0;
};

await runCommand(main, () => false);
