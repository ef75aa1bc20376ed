import {
  address,
  brokerList,
  mongoUrl,
  processEnv,
  readConfig,
  type Source,
  secondPersonAbove,
  z,
} from '@southline/platform/config';

const env = z.object({
  ...processEnv(),
  MONGO_URL: mongoUrl(),
  KAFKA_BROKERS: brokerList(),
  ORDERS_ADDRESS: address(),
  PAYMENTS_ADDRESS: address(),
  /** The host:port of a clamd that scans uploads. Without it, uploads are not scanned. */
  SCANNER_ADDRESS: z
    .string()
    .regex(/^[^\s:]+:\d+$/, 'expected host:port')
    .optional(),
  /**
   * How long a worker may hold a job before another worker takes it over. Longer than payments needs to book a refund.
   */
  JOB_LEASE_MS: z.coerce.number().int().min(500).default(30_000),
  /** Above this refund one member of staff proposes to complete a return, and another one confirms it. */
  SECOND_PERSON_ABOVE_CENTS: secondPersonAbove(),
  /** Pause between two checks for photos without a request. */
  SWEEP_MS: z.coerce.number().int().min(1).default(600_000),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
