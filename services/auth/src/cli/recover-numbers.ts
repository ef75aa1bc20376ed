import { parseArgs } from 'node:util';
import { createBroker } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadConfig } from '../config.ts';
import { skipMembershipNumbers } from '../storage/membership-numbers.ts';
import { announcedNumbers } from '../transport/kafka/announced-numbers.ts';

const usage = 'recover-numbers --since <ISO 8601: when the copy was taken>   after a restore, before auth starts';

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const since = new Date(values.since ?? '');
if (Number.isNaN(since.getTime())) throw new Error(usage);

const config = loadConfig(process.env);
const logger = createLogger('auth', config.LOG_LEVEL);
const mongo = await connectMongo(config.MONGO_URL, { logger });
const broker = createBroker('auth', config.KAFKA_BROKERS, logger, config);
const skipped = await skipMembershipNumbers(mongo, await announcedNumbers(broker, since));
process.stdout.write(`${JSON.stringify({ skipped })}\n`);
await broker.close();
await mongo.close();
