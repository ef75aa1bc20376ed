import { brokerList, mongoUrl, readConfig, z } from '@southline/platform/config';

const env = z.object({
  ORDERS_MONGO_URL: mongoUrl(),
  CATALOGUE_MONGO_URL: mongoUrl(),
  PAYMENTS_MONGO_URL: mongoUrl(),
  DOCUMENTS_MONGO_URL: mongoUrl(),
  NOTIFICATIONS_MONGO_URL: mongoUrl(),
  KAFKA_BROKERS: brokerList(),
  /** The payment sandbox: its journal is the outside witness of all money. */
  PAYMENT_PROVIDER_URL: z.url(),
  /** Without one the mails are not counted. */
  MAILBOX_URL: z.url().optional(),
});

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
export type Config = z.output<typeof env>;
