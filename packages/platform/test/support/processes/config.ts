import { brokerList, mongoUrl, processEnv, readConfig, z } from '../../../src/config/index.ts';

const env = z.object({ ...processEnv(1, 1), MONGO_URL: mongoUrl(), KAFKA_BROKERS: brokerList() });

export const config = readConfig(env, process.env);
