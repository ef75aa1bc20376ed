import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadCliConfig } from '../config.ts';
import { migrate } from '../storage/migrate.ts';

const config = loadCliConfig(process.env);
const mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('catalogue-migrate', config.LOG_LEVEL) });
await migrate(mongo);
await mongo.close();
process.stdout.write('catalogue: collections and indexes are there\n');
