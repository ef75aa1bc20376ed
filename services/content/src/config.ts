import { address, brokerList, mongoUrl, processEnv, readConfig, type Source, z } from '@southline/platform/config';

const database = { LOG_LEVEL: processEnv().LOG_LEVEL, MONGO_URL: mongoUrl() };

/** ISO 8601, with its offset. */
const moment = () => z.iso.datetime({ offset: true }).transform((time) => new Date(time));

/** When the promotion closes (public-site.txt, 2). */
const promotionClosesAt = () => moment().default(new Date('2024-05-31T23:59:00+10:00'));

const env = z.object({
  ...processEnv(),
  ...database,
  KAFKA_BROKERS: brokerList(),
  CATALOGUE_ADDRESS: address(),
  LOCATOR_ADDRESS: address(),
  /** How often to check that the site index matches the catalogue. */
  INDEX_CHECK_MS: z.coerce.number().int().min(1).default(30_000),
  PROMOTION_CLOSES_AT: promotionClosesAt(),
  /** When its winners are drawn: entries and receipts are removed six months later. */
  PROMOTION_DRAWN_AT: moment().optional(),
  /** The address of the clamd that scans uploads, host:port. Without it uploads are not scanned. */
  SCANNER_ADDRESS: z
    .string()
    .regex(/^[^\s:]+:\d+$/, 'expected host:port')
    .optional(),
  /** Megabytes of all files without an entry; beyond the limit uploads are refused. */
  LOOSE_RECEIPTS_MB: z.coerce.number().int().min(100).default(20_000),
  /** Pause between two checks for files without an entry. */
  SWEEP_MS: z.coerce.number().int().min(1).default(600_000),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;

export const loadDemoConfig = (source: NodeJS.ProcessEnv) =>
  readConfig(z.object({ ...database, PROMOTION_CLOSES_AT: promotionClosesAt() }), source);

/** The configuration of commands that use only the database. */
export const loadDatabaseConfig = (source: NodeJS.ProcessEnv) => readConfig(z.object(database), source);
