import { brokerList, mongoUrl, processEnv, readConfig, z } from '../../../src/config/index.ts';

const env = z.object({ ...processEnv(), MONGO_URL: mongoUrl(), KAFKA_BROKERS: brokerList() });

export const config = readConfig(env, process.env);
