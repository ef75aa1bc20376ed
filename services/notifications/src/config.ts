import { address, brokerList, mongoUrl, processEnv, readConfig, type Source, z } from '@southline/platform/config';

const milliseconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const env = z.object({
  ...processEnv(),
  MONGO_URL: mongoUrl(),
  KAFKA_BROKERS: brokerList(),
  DOCUMENTS_ADDRESS: address(),
  AUTH_ADDRESS: address(),
  CATALOGUE_ADDRESS: address(),
  CONTENT_ADDRESS: address(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'expected smtp://host:port'),
  /** Sender, with or without a name: "Southline <orders@southline.example>". */
  MAIL_FROM: z.string().regex(/@[^\s@<>]+\.[^\s@<>]+>?$/, 'expected an e-mail address'),
  /** Who reads enquiries, and bookings that name no dealer. */
  ENQUIRIES_TO: z.email().default('enquiries@southline.example'),
  BOOKINGS_TO: z.email().default('bookings@southline.example'),
  /** Address of the site without a trailing slash, for links. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  /** How long a confirmation waits for its papers before it goes without. */
  PAPERS_WAIT_MS: milliseconds(120_000),
  /** How long the answers about a return are gathered for one mail while other items of it wait for an answer. */
  ANSWERS_WAIT_MS: milliseconds(600_000),
  /** Pause before the second try of a mail; later ones grow to half an hour. */
  MAIL_RETRY_MS: milliseconds(5_000),
  /** After it another worker takes a mail over; longer than the mail server may take to answer. */
  JOB_LEASE_MS: milliseconds(30_000),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
