import { availableParallelism } from 'node:os';
import { brokerList, mongoUrl, processEnv, readConfig, type Source, secretKey, z } from '@southline/platform/config';
import type { Argon2Parameters } from './passwords/argon2-passwords.ts';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Parameters of argon2id. Passwords that were hashed with other parameters are hashed again at the next sign-in. */
const argon2 = {
  ARGON2_MEMORY_KIB: count(19_456),
  ARGON2_PASSES: count(2),
  ARGON2_LANES: count(1),
};

const database = { LOG_LEVEL: processEnv().LOG_LEVEL, MONGO_URL: mongoUrl() };

const env = z.object({
  ...processEnv(),
  ...database,
  ...argon2,
  KAFKA_BROKERS: brokerList(),
  /** The origin of the site. Passkeys belong to its host. */
  PUBLIC_URL: z.url(),
  /** The key from which mailed secrets are derived: base64 of 32 bytes. */
  TOKEN_KEY: secretKey(),
  /** Previous or next keys: during a rotation other processes may still use them. */
  TOKEN_KEYS_BEFORE: z
    .string()
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(secretKey()))
    .default([]),
  /** Concurrent hashes; each uses a core and ARGON2_MEMORY_KIB. */
  ARGON2_PARALLEL: count(Math.min(4, availableParallelism())),
  /** Passwords that may wait for a hash, about a second's work. */
  HASH_QUEUE: count(64),
  /**
   * How many wrong passwords are free, and how many lead to a pause of a day, per account and per known device of an
   * account.
   */
  TRIES_PER_ACCOUNT: count(5),
  TRIES_PER_ACCOUNT_IN_TOTAL: count(100),
  /** Wrong passwords per network address before a pause applies, not counting known devices. */
  TRIES_PER_ADDRESS: count(10),
  /** Wrong passwords per minute of all unknown devices together. */
  FAILURES_PER_MINUTE: count(600),
  /** The next three limits are per hour. */
  SIGN_UPS_PER_ADDRESS: count(20),
  RESETS_PER_ADDRESS: count(20),
  MAILS_PER_EMAIL: count(3),
  /** Per day. */
  EMAIL_CHANGES_PER_MEMBER: count(5),
  /** How often to look for accounts that were never verified. */
  SWEEP_MS: count(600_000),
  /** Afterwards another worker takes the job over; far longer than a job takes. */
  JOB_LEASE_MS: z.coerce.number().int().min(500).default(15_000),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;

const cli = z.object({ ...database, ...argon2, DEMO_PASSWORD: z.string().min(10).optional() });

/** The configuration of commands that write accounts. */
export const loadCliConfig = (source: NodeJS.ProcessEnv) => readConfig(cli, source);
export type CliConfig = z.output<typeof cli>;
export type Argon2Config = Pick<Config, keyof typeof argon2>;

export const argon2Parameters = (config: Argon2Config): Argon2Parameters => ({
  memoryCost: config.ARGON2_MEMORY_KIB,
  timeCost: config.ARGON2_PASSES,
  parallelism: config.ARGON2_LANES,
});
