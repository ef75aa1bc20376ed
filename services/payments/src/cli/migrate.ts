import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { prepareDatabase } from '../storage/indexes.ts';

const logger = createLogger('payments', 'info');
const mongo = await connectMongo(loadDatabaseConfig(process.env).MONGO_URL, { logger });
await prepareDatabase(mongo);
await mongo.close();
