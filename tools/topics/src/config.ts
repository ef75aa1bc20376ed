import { brokerAccessEnv, brokerList, readConfig, z } from '@southline/platform/config';

/** Of each topic. */
export const usualPartitions = 6;

const env = z.object({
  KAFKA_BROKERS: brokerList(),
  ...brokerAccessEnv,
  TOPIC_PARTITIONS: z.coerce.number().int().min(1).default(usualPartitions),
  TOPIC_REPLICATION: z.coerce.number().int().min(1).default(1),
  /** Whether to grant each service's user its rights. The broker must have an authorizer for that. */
  TOPIC_ACLS: z.enum(['true', 'false']).default('false'),
});

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
export type Environment = z.input<typeof env>;
