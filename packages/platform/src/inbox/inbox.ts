import type { ClientSession } from 'mongodb';
import { date, deferWrite, defineCollection, type Mongo, text } from '../mongo/index.ts';
import { retentionSeconds } from '../mongo/retention.ts';

export const inbox = defineCollection('inbox', { _id: text, at: date }, [
  { key: { at: 1 }, name: 'marks-end', expireAfterSeconds: retentionSeconds },
]);

const rowId = (handler: string, eventId: string) => `${handler}:${eventId}`;

/** The subset of these handlings that is already marked as done. */
export const handledOf = async <Handling extends { readonly handler: string; readonly eventId: string }>(
  mongo: Mongo,
  handlings: readonly Handling[],
): Promise<readonly Handling[]> => {
  const ids = handlings.map(({ handler, eventId }) => rowId(handler, eventId));
  const marks = await inbox(mongo)
    .find({ _id: { $in: ids } }, { projection: { _id: 1 } })
    .toArray();
  const marked = new Set(marks.map(({ _id }) => _id));
  return handlings.filter((_, index) => marked.has(ids[index] ?? ''));
};

/**
 * Adds the mark to the writes of the transaction. A duplicate key error means that another consumer has already handled the
 * event.
 */
export const markHandled = (mongo: Mongo, session: ClientSession, handler: string, eventId: string): void => {
  deferWrite(session, inbox(mongo), { insertOne: { document: { _id: rowId(handler, eventId), at: new Date() } } });
};
