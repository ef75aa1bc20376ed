import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';

await migrate('notifications', process.env, collections);
