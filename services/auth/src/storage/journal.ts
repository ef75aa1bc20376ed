import {
  type ClientSession,
  type DocumentOf,
  defineCollection,
  type Mongo,
  prepareDatabase,
  shaped,
  text,
} from '@southline/platform/mongo';
import type { Filter } from 'mongodb';
import type { Journal, JournalEntry, JournalSelection } from '../domain/journal.ts';
import { wordsIn, wordsOf } from '../domain/journal.ts';
import { namesOf } from './accounts.ts';

/** Times are texts, so that no TTL index can delete an entry. */
export const journal = defineCollection(
  'entries',
  {
    _id: text,
    at: text,
    service: text,
    actor: text,
    action: text,
    orderId: text,
    words: shaped<readonly string[]>(),
    entry: shaped<JournalEntry>(),
  },
  [
    { key: { at: -1, _id: -1 }, name: 'newest' },
    { key: { words: 1, at: -1, _id: -1 }, name: 'words' },
    { key: { action: 1, at: -1, _id: -1 }, name: 'actions' },
    { key: { actor: 1, at: -1, _id: -1 }, name: 'people' },
    { key: { orderId: 1, at: 1 }, name: 'order' },
  ],
);
type Row = DocumentOf<typeof journal>;

/** A database of its own: the service's user may only add to it and read it (tools/store-users). */
export const journalDatabase = (mongo: Mongo): Mongo => ({
  ...mongo,
  db: mongo.connection.getClient().db(`${mongo.db.databaseName}_journal`),
});

export const prepareJournal = (mongo: Mongo): Promise<void> => prepareDatabase(journalDatabase(mongo), [journal]);

/** Adds an entry in the transaction of the inbox. An entry with the same id is not changed. */
export const addEntry = async (mongo: Mongo, session: ClientSession, entry: JournalEntry): Promise<void> => {
  const { actionId: _id, at, service, actor, action, orderId } = entry;
  const entries = journal(journalDatabase(mongo));
  if (await entries.findOne({ _id }, { session, projection: { _id: 1 } })) return;
  const { [actor]: name = '' } = await namesOf(mongo, [actor]);
  await entries.insertOne(
    { _id, at, service, actor, action, orderId, words: wordsOf(entry, name), entry },
    { session },
  );
};

const tokenOf = ({ at, _id }: Row): string => Buffer.from(`${at} ${_id}`).toString('base64url');

/** Entries that follow the token's entry in the list, the newest first. */
const after = (token: string): Filter<Row> => {
  if (!token) return {};
  const [at = '', _id = ''] = Buffer.from(token, 'base64url').toString().split(' ');
  return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }] };
};

const filterOf = ({ search, action, actor, orderId, from, to, pageToken }: JournalSelection): Filter<Row> => {
  const words = wordsIn(search);
  return {
    ...(words.length > 0 && { words: { $all: words } }),
    ...(action && { action }),
    ...(actor && { actor }),
    ...(orderId && { orderId }),
    $and: [after(pageToken), ...(from ? [{ at: { $gte: from } }] : []), ...(to ? [{ at: { $lt: to } }] : [])],
  };
};

export const createJournal = (mongo: Mongo): Journal => {
  const entries = journal(journalDatabase(mongo));
  return {
    async page(selection, size) {
      const found = await entries
        .find(filterOf(selection))
        .sort({ at: -1, _id: -1 })
        .limit(size + 1)
        .toArray();
      const rows = found.slice(0, size);
      const last = rows.at(-1);
      return {
        entries: rows.map(({ entry }) => entry),
        nextPageToken: found.length > size && last ? tokenOf(last) : '',
      };
    },
    async ofOrder(orderId, most) {
      const found = await entries.find({ orderId }).sort({ at: 1 }).limit(most).toArray();
      return found.map(({ entry }) => entry);
    },
  };
};
