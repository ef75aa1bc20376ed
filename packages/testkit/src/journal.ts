import { StaffActed } from '@southline/contracts/events';
import type { Mongo } from '@southline/platform/mongo';
import { eventsOf } from './written-events.ts';

/** The entries of the staff journal that a service has written, the oldest first. */
export const entriesOf = (mongo: Mongo): Promise<StaffActed[]> =>
  eventsOf(mongo, { topic: /\.staff-acted\.v1$/, message: StaffActed });
