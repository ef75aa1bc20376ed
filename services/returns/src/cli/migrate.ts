import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';

await migrate('returns', process.env, collections);
