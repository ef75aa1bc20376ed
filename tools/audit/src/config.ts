import { mongoUrl, port, readConfig, type Source, z } from '@southline/platform/config';
import { databaseVariable, type UserOf, usersOf } from '@southline/processes';

type DatabaseVariable = `${Uppercase<UserOf<'mongo'>>}_MONGO_URL`;

const databases = Object.fromEntries(usersOf('mongo').map((name) => [databaseVariable(name), mongoUrl()])) as Record<
  DatabaseVariable,
  ReturnType<typeof mongoUrl>
>;

const env = z.object({
  ...databases,
  /** The payment sandbox: its journal is the independent record of all money. */
  PAYMENT_PROVIDER_URL: z.url(),
  /** Whether there is a journal. With a real provider only its confirmations in our ledger can be counted. */
  AUDIT_JOURNAL: z.enum(['true', 'false']).default('true'),
  /** If it is missing, mails are not checked. */
  MAILBOX_URL: z.url().optional(),
});

/**
 * The exporter's variables. It reads every record each time, so it runs rarely. The interval must be longer than a mail may
 * wait for its documents (two minutes), because only violations seen by two audits count.
 */
const exporterEnv = env.extend({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  AUDIT_HOST: z.string().default('127.0.0.1'),
  AUDIT_PORT: port(9_098),
  AUDIT_EVERY_MS: z.coerce.number().int().min(1_000).default(300_000),
});

export const loadExporterConfig = (source: NodeJS.ProcessEnv) => readConfig(exporterEnv, source);
export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
