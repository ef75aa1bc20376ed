import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';
import { prepareJournal } from '../storage/journal.ts';

await migrate('auth', process.env, collections, prepareJournal);
