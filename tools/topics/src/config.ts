import { brokerList, readConfig, z } from '@southline/platform/config';

const env = z.object({
  KAFKA_BROKERS: brokerList(),
  TOPIC_PARTITIONS: z.coerce.number().int().min(1).default(6),
  TOPIC_REPLICATION: z.coerce.number().int().min(1).default(1),
});

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
