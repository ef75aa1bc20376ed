import { brokerList, readConfig, z } from '@southline/platform/config';

const env = z.object({ KAFKA_BROKERS: brokerList() });

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
