import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { migrate } from '../storage/migrate.ts';

const config = loadDatabaseConfig(process.env);
const logger = createLogger('content-migrate', config.LOG_LEVEL);
const mongo = await connectMongo(config.MONGO_URL, { logger });
await migrate(mongo);
await mongo.close();
logger.info('collections and indexes are current');
