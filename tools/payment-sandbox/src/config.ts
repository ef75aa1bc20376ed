import { z } from 'zod';
import { modes } from './domain/bank.ts';

const env = z.object({
  LOG_LEVEL: z.string().default('info'),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(8090),
  /** Origin to which the browser sends the card form; the default is the address on which the server listens. */
  SANDBOX_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Folder of the journal. */
  SANDBOX_DATA: z.string().min(1),
  SANDBOX_MODE: z.enum(modes).default('approve'),
  SANDBOX_KEY: z.string().min(1),
  SANDBOX_PASSWORD: z.string().min(1),
});

/** Throws with every problem of the environment listed. */
export const loadConfig = (source: NodeJS.ProcessEnv) => env.parse(source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
