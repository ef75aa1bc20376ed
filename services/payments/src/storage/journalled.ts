import { paymentsStaffActed } from '@southline/contracts/events';
import { type StaffAction, staffEvents } from '@southline/platform/journal';
import { type ClientSession, inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';

type Write = (session?: ClientSession) => Promise<boolean>;

/**
 * Writes together with a journal entry, in one transaction, if an administrator decides. The service's own work has no
 * entry and needs no transaction. If `write` returns false it changed nothing, and there is no entry.
 */
export const journalled = async (
  mongo: Mongo,
  action: StaffAction,
  write: Write,
  session?: ClientSession,
): Promise<boolean> => {
  const events = staffEvents(paymentsStaffActed, [action], new Date());
  if (events.length === 0) return write(session);
  const both = async (within: ClientSession) => {
    if (!(await write(within))) return false;
    await appendToOutbox(mongo, within, events);
    return true;
  };
  return session ? both(session) : inTransaction(mongo, both);
};
