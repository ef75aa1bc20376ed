import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { partIndexOf } from '../application/snapshot/part-index-of.ts';
import { loadCliConfig } from '../config.ts';
import { catalogueStore } from '../storage/catalogue-store.ts';
import { migrate } from '../storage/migrate.ts';

const config = loadCliConfig(process.env);
const mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('catalogue-migrate', config.LOG_LEVEL) });
await migrate(mongo);
// An index of an older format is made anew before the services that need it start.
const store = catalogueStore(mongo);
const pointer = await store.pointer();
if (pointer) await partIndexOf(store, pointer.generations);
await mongo.close();
process.stdout.write('catalogue: collections and indexes are there\n');
