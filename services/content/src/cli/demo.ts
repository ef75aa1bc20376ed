import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { flags, noteChange } from '../storage/screen-collections.ts';

const config = loadDatabaseConfig(process.env);
const mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('content-demo', config.LOG_LEVEL) });
try {
  // The promotion shows itself in the demo; flags that somebody has set stay as they are.
  for (const _id of ['promotion-banner', 'announcement']) {
    await flags(mongo).updateOne({ _id }, { $setOnInsert: { on: true } }, { upsert: true });
  }
  await noteChange(mongo);
  process.stdout.write('flags of the promotion\n');
} finally {
  await mongo.close();
}
