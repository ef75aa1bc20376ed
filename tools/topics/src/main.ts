import { allEvents } from '@southline/contracts/all-events';
import { createBroker, ensureTopics, grantRights } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { loadConfig } from './config.ts';

/** Users that may read the consumers' lag: the autoscaler KEDA. */
const observers = ['keda'];

const config = loadConfig(process.env);
const broker = createBroker('topics', config.KAFKA_BROKERS, createLogger('topics', 'warn'), config);
const created = await ensureTopics(broker, allEvents, {
  partitions: config.TOPIC_PARTITIONS,
  replication: config.TOPIC_REPLICATION,
});
if (config.TOPIC_ACLS === 'true') await grantRights(broker, allEvents, observers);
await broker.close();
process.stdout.write(created.length === 0 ? 'all topics are there\n' : `created ${created.join(', ')}\n`);
