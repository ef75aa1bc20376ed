import { address, brokerList, mongoUrl, processEnv, readConfig, type Source, z } from '@southline/platform/config';

const env = z.object({
  ...processEnv(),
  MONGO_URL: mongoUrl(),
  KAFKA_BROKERS: brokerList(),
  CONTENT_ADDRESS: address(),
  /** The supplier on tax invoices; the defaults are for demonstration only. */
  SUPPLIER_NAME: z.string().min(1).default('Southline Automotive Parts'),
  SUPPLIER_ABN: z
    .string()
    .regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'expected 11 digits as 12 345 678 901')
    .default('00 000 000 000'),
  SUPPLIER_ADDRESS: z.string().min(1).default('Melbourne VIC, Australia'),
  /** Milliseconds after which another worker takes over a rendering. Much longer than a rendering takes. */
  JOB_LEASE_MS: z.coerce.number().int().min(500).default(15_000),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
