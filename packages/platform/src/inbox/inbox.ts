import type { ClientSession } from 'mongodb';
import { date, deferWrite, defineCollection, type Mongo, text } from '../mongo/index.ts';
import { keptSeconds } from '../mongo/kept.ts';

export const inbox = defineCollection('inbox', { _id: text, at: date }, [
  { key: { at: 1 }, name: 'marks-end', expireAfterSeconds: keptSeconds },
]);

const rowId = (handler: string, eventId: string) => `${handler}:${eventId}`;

export const isHandled = async (mongo: Mongo, handler: string, eventId: string): Promise<boolean> =>
  (await inbox(mongo).findOne({ _id: rowId(handler, eventId) }, { projection: { _id: 1 } })) !== null;

/** Marks with the transaction's other writes; a duplicate key error from it means that the event was handled meanwhile. */
export const markHandled = (mongo: Mongo, session: ClientSession, handler: string, eventId: string): void => {
  deferWrite(session, inbox(mongo), { insertOne: { document: { _id: rowId(handler, eventId), at: new Date() } } });
};
