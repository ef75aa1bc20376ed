import type { ClientSession } from 'mongodb';
import { deferWrite, type Mongo } from '../mongo/index.ts';

interface InboxRow {
  _id: string;
  at: Date;
}

/** Longer than a topic keeps its messages. */
const keepSeconds = 9 * 24 * 3_600;

const inbox = (mongo: Mongo) => mongo.db.collection<InboxRow>('inbox');

const rowId = (handler: string, eventId: string) => `${handler}:${eventId}`;

export const isHandled = async (mongo: Mongo, handler: string, eventId: string): Promise<boolean> =>
  (await inbox(mongo).findOne({ _id: rowId(handler, eventId) }, { projection: { _id: 1 } })) !== null;

/** Marks with the transaction's other writes; a duplicate key error from it means that the event was handled meanwhile. */
export const markHandled = (mongo: Mongo, session: ClientSession, handler: string, eventId: string): void => {
  deferWrite(session, inbox(mongo), { insertOne: { document: { _id: rowId(handler, eventId), at: new Date() } } });
};

export const inboxIndexes = async (mongo: Mongo): Promise<void> => {
  await inbox(mongo).createIndex({ at: 1 }, { name: 'marks-end', expireAfterSeconds: keepSeconds });
};
