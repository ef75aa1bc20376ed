import { readConfig, z } from '@southline/platform/config';
import type { StoreUser } from './users.ts';

const users = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.split(':')))
  .pipe(z.array(z.tuple([z.string().regex(/^[a-z-]+$/), z.string().min(16)])).min(1))
  .transform((entries): StoreUser[] => entries.map(([name, password]) => ({ name, password })));

const env = z.object({
  /** The URL of a user who may create users; without a database. */
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'expected mongodb://…'),
  /** Host and port of the only member, if the server is not a replica set yet. Without it no replica set is created. */
  MONGO_MEMBER: z.string().optional(),
  /** `name:password` of every service and of the audit, separated by commas. */
  MONGO_USERS: users,
});

export const loadConfig = (source: NodeJS.ProcessEnv) => readConfig(env, source);
