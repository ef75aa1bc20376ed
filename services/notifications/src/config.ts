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
  LOCATOR_ADDRESS: address(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'expected smtp://host:port'),
  /** The sender, with or without a name: "Southline <orders@southline.example>". */
  MAIL_FROM: z.string().regex(/@[^\s@<>]+\.[^\s@<>]+>?$/, 'expected an e-mail address'),
  /** The recipient of enquiries, and of bookings without a dealer. */
  ENQUIRIES_TO: z.email().default('enquiries@southline.example'),
  BOOKINGS_TO: z.email().default('bookings@southline.example'),
  /**
   * At least 32 bytes. Encrypts the links to orders, and derives the codes of guests' orders. The BFF has the same key.
   */
  LINK_SIGNING_KEY: z.base64().refine((key) => Buffer.from(key, 'base64').length >= 32, 'expected 32 bytes or more'),
  /** The address of the site without a trailing slash, for links. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  /** How long a confirmation waits for its documents before it is sent without them. */
  PAPERS_WAIT_MS: milliseconds(120_000),
  /** How long answers about a return are collected for one mail while other items still wait for an answer. */
  ANSWERS_WAIT_MS: milliseconds(600_000),
  /** Pause before the second try of a mail; later pauses grow to half an hour. */
  MAIL_RETRY_MS: milliseconds(5_000),
  /** After a hold, how many of the held mails each process sends per second. */
  HELD_MAILS_PER_SECOND: z.coerce.number().min(0.1).max(1_000).default(10),
  /** Milliseconds after which another worker takes over the mail. Longer than the longest wait for the mail server. */
  JOB_LEASE_MS: milliseconds(30_000),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
