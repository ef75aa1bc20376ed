import { runAlone } from '@southline/platform/lease';
import type { Logger } from '@southline/platform/logger';
import type { Mongo } from '@southline/platform/mongo';
import type { ImportLease } from '../domain/import/ports.ts';

/** Only one import of a database may run at a time: two would overwrite each other's pointer. */
export const importLease =
  (mongo: Mongo, logger: Logger): ImportLease =>
  (work) =>
    runAlone(mongo, 'catalogue-import', logger, work);
