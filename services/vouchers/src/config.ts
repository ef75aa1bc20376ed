import { address, brokerList, mongoUrl, processEnv, readConfig, z } from '@southline/platform/config';

const database = z.object({ MONGO_URL: mongoUrl() });

const env = database.extend({
  ...processEnv(),
  KAFKA_BROKERS: brokerList(),
  ORDERS_ADDRESS: address(),
  /** Reservations older than this are checked with orders. Orders normally ends its own after minutes. */
  HOLD_LONG_STOP_HOURS: z.coerce.number().positive().default(48),
});

/** The configuration of the commands. */
export const loadDatabaseConfig = (source: NodeJS.ProcessEnv) => readConfig(database, source);
export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
