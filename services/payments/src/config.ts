import {
  brokerList,
  mongoUrl,
  processEnv,
  readConfig,
  type Source,
  secondPersonAbove,
  secretKey,
  z,
} from '@southline/platform/config';

const env = z.object({
  ...processEnv(),
  MONGO_URL: mongoUrl(),
  KAFKA_BROKERS: brokerList(),
  /** Base address of the provider's API. */
  PAYMENT_PROVIDER_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  PAYMENT_PROVIDER_KEY: z.string().min(1),
  PAYMENT_PROVIDER_PASSWORD: z.string().min(1),
  /** For one operation other than a refund, including its repeats. After it the result counts as unknown. */
  PAYMENT_PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(50).default(8_000),
  /** For one refund. The provider's bank may take longer; the refund is then found later by its reference. */
  PAYMENT_REFUND_TIMEOUT_MS: z.coerce.number().int().min(50).default(60_000),
  /**
   * The longest time in minutes that the provider works on a refund. After it, a refund without a trace is sent again.
   */
  REFUND_LONGEST_MINUTES: z.coerce.number().positive().max(1_440).default(15),
  /** Encrypts access codes at rest: base64 of 32 bytes. */
  ATTEMPT_ENCRYPTION_KEY: secretKey(),
  /** Further keys that decrypt. While a key is replaced, other processes still encrypt with one of them. */
  ATTEMPT_DECRYPTION_KEYS: z
    .string()
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(secretKey()))
    .default([]),
  /** The base address of the web client. The provider redirects browsers to {region}/cart below it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /** Factor on all intervals between checks with the provider, and on REFUND_LONGEST_MINUTES. */
  RECONCILE_SCALE: z.coerce.number().positive().max(10).default(1),
  SECOND_PERSON_ABOVE_CENTS: secondPersonAbove(),
  /** A payment whose result is unknown for this long is on the work list. */
  UNKNOWN_PAYMENT_MINUTES: z.coerce.number().positive().default(10),
  /** How long the provider accepts a card for an access code. */
  ACCESS_CODE_LIFETIME_HOURS: z.coerce.number().positive().default(24),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
