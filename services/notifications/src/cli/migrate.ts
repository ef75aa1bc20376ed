import { mongoUrl, readConfig, z } from '@southline/platform/config';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { migrate } from '../storage/migrate.ts';

const { MONGO_URL } = readConfig(z.object({ MONGO_URL: mongoUrl() }), process.env);
const logger = createLogger('notifications-migrate', 'info');
const mongo = await connectMongo(MONGO_URL, { logger });
await migrate(mongo);
await mongo.close();
logger.info('collections and indexes are current');
