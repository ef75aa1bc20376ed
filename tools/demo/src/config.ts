import { readConfig, z } from '@southline/platform/config';

const env = z.object({
  DEMO_PARTS: z.coerce.number().int().min(100).max(200_000).default(20_000),
  /** Those that most workshops see; all of them are 57,342. */
  DEMO_VEHICLES: z.coerce.number().int().min(100).max(60_000).default(8_000),
  DEMO_SEED: z.coerce.number().int().default(1),
});

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
