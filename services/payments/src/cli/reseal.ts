import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { createSealer } from '@southline/platform/seal';
import { loadConfig } from '../config.ts';
import { reseal } from '../storage/reseal.ts';

const config = loadConfig(process.env);
const logger = createLogger('payments', 'info');
await using mongo = await connectMongo(config.MONGO_URL, { logger });
const sealer = createSealer(config.ATTEMPT_ENCRYPTION_KEY, config.ATTEMPT_DECRYPTION_KEYS);
logger.info({ changed: await reseal(mongo, sealer) }, 'everything is sealed with the current key');
