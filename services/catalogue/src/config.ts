import { address, brokerList, mongoUrl, processEnv, readConfig, type Source, z } from '@southline/platform/config';

const env = z.object({
  ...processEnv(),
  MONGO_URL: mongoUrl(),
  KAFKA_BROKERS: brokerList(),
  /** The service that decides whether old holds are still needed. */
  ORDERS_ADDRESS: address(),
  /** Holds of this age are checked with orders. Orders ends holds after minutes, and a card form is valid for a day. */
  HOLD_LONG_STOP_HOURS: z.coerce.number().positive().default(48),
  /** The register of plates. Without one look-ups are refused; `simulated` is for demonstrations and tests. */
  REGO_PROVIDER_URL: z.union([z.literal('simulated'), z.url()]).optional(),
  REGO_PROVIDER_KEY: z.string().default(''),
  /** How often to check whether parts with waiting wishes are available. */
  NOTICES_EVERY_MS: z.coerce.number().int().min(50).default(15_000),
  REGO_TIMEOUT_MS: z.coerce.number().int().min(100).max(4_000).default(3_000),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;

/** The configuration of commands, which use only the database. */
const cliEnv = z.object({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  MONGO_URL: mongoUrl(),
});

export const loadCliConfig = (source: NodeJS.ProcessEnv) => readConfig(cliEnv, source);
