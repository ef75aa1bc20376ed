import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';
import { moveRemarks } from '../storage/move-remarks.ts';

await migrate('returns', process.env, collections, moveRemarks);
