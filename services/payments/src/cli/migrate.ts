import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';

await migrate('payments', process.env, collections);
