import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const env = z.object({
  LOG_LEVEL: z.string().default('info'),
  MAILBOX_HOST: z.string().default('127.0.0.1'),
  MAILBOX_SMTP_PORT: port.default(1025),
  MAILBOX_HTTP_PORT: port.default(8025),
  /** Folder that stores the messages. */
  MAILBOX_DATA: z.string().min(1),
});

/** Throws with every problem of the environment listed. */
export const loadConfig = (source: NodeJS.ProcessEnv) => env.parse(source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
