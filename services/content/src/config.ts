import { address, brokerList, mongoUrl, processEnv, readConfig, z } from '@southline/platform/config';

const database = { LOG_LEVEL: processEnv(50_058, 9_058).LOG_LEVEL, MONGO_URL: mongoUrl() };

const env = z.object({
  ...processEnv(50_058, 9_058),
  ...database,
  KAFKA_BROKERS: brokerList(),
  CATALOGUE_ADDRESS: address(),
  /** Between looks whether the index of the site is what the catalogue serves. */
  INDEX_CHECK_MS: z.coerce.number().int().min(1).default(30_000),
  /** When the promotion takes no more entries, ISO 8601; without it, it is open. */
  PROMOTION_CLOSES_AT: z.iso
    .datetime({ offset: true })
    .transform((time) => new Date(time))
    .optional(),
  /** Between looks for files that no entry has taken up. */
  SWEEP_MS: z.coerce.number().int().min(1).default(600_000),
});

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
export type Config = z.output<typeof env>;

/** What commands on the database alone read. */
export const loadDatabaseConfig = (source: NodeJS.ProcessEnv) => readConfig(z.object(database), source);
