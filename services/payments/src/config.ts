import {
  brokerList,
  mongoUrl,
  processEnv,
  readConfig,
  type Source,
  secondPersonAbove,
  z,
} from '@southline/platform/config';

const keyBytes = 32;

const database = { MONGO_URL: mongoUrl() };

const key = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === keyBytes, 'expected base64 of 32 bytes');

const env = z.object({
  ...processEnv(),
  ...database,
  KAFKA_BROKERS: brokerList(),
  /** Base address of the provider's API. */
  PAYMENT_PROVIDER_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  PAYMENT_PROVIDER_KEY: z.string().min(1),
  PAYMENT_PROVIDER_PASSWORD: z.string().min(1),
  /** For one operation other than a refund, its repeats included; after it the result counts as unknown. */
  PAYMENT_PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(50).default(8_000),
  /** For one refund. The provider's bank may take longer; such a refund is found later by its reference. */
  PAYMENT_REFUND_TIMEOUT_MS: z.coerce.number().int().min(50).default(60_000),
  /** Longest time in minutes that the provider works on a refund. A refund without a trace is sent again after it. */
  REFUND_LONGEST_MINUTES: z.coerce.number().positive().max(1_440).default(15),
  /** Encrypts access codes at rest: base64 of 32 bytes. */
  ATTEMPT_ENCRYPTION_KEY: key,
  /** Keys that others encrypt with while one is replaced by the next. */
  ATTEMPT_DECRYPTION_KEYS: z
    .string()
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(key))
    .default([]),
  /** Where browsers reach the web client; the provider sends them back to {region}/cart below it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /** Factor on all intervals between questions to the provider, and on REFUND_LONGEST_MINUTES. */
  RECONCILE_SCALE: z.coerce.number().positive().max(10).default(1),
  SECOND_PERSON_ABOVE_CENTS: secondPersonAbove(),
  /** How long the provider takes a card for an access code. */
  ACCESS_CODE_LIFETIME_HOURS: z.coerce.number().positive().default(24),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;

/** What preparing the database reads. */
export const loadDatabaseConfig = (source: NodeJS.ProcessEnv) => readConfig(z.object(database), source);
