import { readConfig, z } from '@southline/platform/config';

const env = z.object({
  DEMO_PARTS: z.coerce.number().int().min(100).max(200_000).default(20_000),
  /** The default covers the vehicles that most workshops see; the full set has 57,342. */
  DEMO_VEHICLES: z.coerce.number().int().min(100).max(60_000).default(8_000),
  DEMO_SEED: z.coerce.number().int().default(1),
});

const ordersEnv = z.object({
  WEB_URL: z.url(),
  DEMO_PASSWORD: z.string().min(1),
  /** The shop's public address, if WEB_URL is another one, as between containers. */
  PUBLIC_URL: z.url().optional(),
  /** The origin of the payment form, if the public one cannot be reached. */
  PAYMENT_FORM_URL: z.url().optional(),
});

/** The configuration of the command that places orders. */
export const loadOrdersConfig = (source: NodeJS.ProcessEnv) => readConfig(ordersEnv, source);

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
