import { brokerAccessEnv, brokerList, readConfig, z } from '@southline/platform/config';

const env = z.object({ KAFKA_BROKERS: brokerList(), ...brokerAccessEnv });

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
