import { contentStaffActed } from '@southline/contracts/events';
import { type StaffAction, staffEvents } from '@southline/platform/journal';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';

/** Adds the journal's entry about an operator's change to its transaction. */
export const noteAct = (mongo: Mongo, session: ClientSession, action: StaffAction): Promise<void> =>
  appendToOutbox(mongo, session, staffEvents(contentStaffActed, [action], new Date()));
