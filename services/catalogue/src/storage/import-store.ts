import { catalogueStaffActed, PublishedSet } from '@southline/contracts/events';
import { staffEvents } from '@southline/platform/journal';
import { runAlone } from '@southline/platform/lease';
import type { Logger } from '@southline/platform/logger';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { type AnyBulkWriteOperation, MongoBulkWriteError } from 'mongodb';
import type { ImportLease, ImportStore } from '../domain/import/ports.ts';
import { generationKey, type Kind, type Pointer } from '../domain/snapshot/generation.ts';
import { createPartIndexStore } from './catalogue-store.ts';
import { generationCollection, generationName, type StockDocument, stock } from './collections.ts';
import { createGeneration, dropUnused, hasIndexes, indexGeneration } from './generations.ts';
import { replaceJobs } from './job-store.ts';
import { createOwnLanguageStore } from './own-language-store.ts';
import { readPointer, writePointer } from './pointer.ts';
import { published } from './published-event.ts';

/** Only one import of a database may run at a time: two would overwrite each other's pointer. */
export const importLease =
  (mongo: Mongo, logger: Logger): ImportLease =>
  (work) =>
    runAlone(mongo, 'catalogue-import', logger, work);

const duplicateKey = 11_000;

/** Positions of rows in a batch whose key already existed; any other failure is thrown. */
const duplicatesOf = (error: unknown): number[] => {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  if (failures.length === 0 || failures.some(({ code }) => code !== duplicateKey)) throw error;
  return failures.map(({ index }) => index);
};

const insert = async (mongo: Mongo, kind: Kind, generation: number, rows: readonly object[]) => {
  const documents = rows.map((row) => ('id' in row ? withKey(row) : row));
  try {
    // The part index is made from rows that a majority has. Building the indexes of a kind waits for them, so its batches need
    // not wait.
    const writeConcern = { w: hasIndexes(kind) ? 1 : ('majority' as const) };
    const options = { ordered: false, writeConcern };
    await mongo.db.collection(generationName(kind, generation)).insertMany(documents, options);
    return [];
  } catch (error) {
    return duplicatesOf(error);
  }
};

const withKey = ({ id, ...rest }: { id?: unknown }) => ({ _id: id, ...rest }) as object;

const ids = async (mongo: Mongo, kind: Kind, generation: number): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  const options = { projection: { _id: 1 }, batchSize: 10_000 };
  for await (const { _id } of generationCollection(mongo, kind, generation).find({}, options)) found.add(String(_id));
  return found;
};

/** `initial` is adjusted, so that the sum of the counts stays correct. */
const setAvailable: (mongo: Mongo) => ImportStore['setAvailable'] = (mongo) => async (rows) => {
  const orZero = (field: string) => ({ $ifNull: [`$${field}`, 0] });
  const counts = { held: orZero('held'), sold: orZero('sold'), restocked: orZero('restocked') };
  const initial = { $subtract: [{ $add: ['$available', '$held', '$sold'] }, '$restocked'] };
  const updates: AnyBulkWriteOperation<StockDocument>[] = rows.map(({ partNo, available }) => ({
    updateOne: {
      filter: { _id: partNo },
      update: [{ $set: { available, ...counts } }, { $set: { initial } }],
      upsert: true,
    },
  }));
  await stock(mongo).bulkWrite(updates, { ordered: false });
};

/** Switches the pointer and emits the event in one transaction. */
const flip = async (mongo: Mongo, pointer: Pointer): Promise<void> => {
  const { generations, version, publishedAt } = pointer;
  const event = published(PublishedSet.PUBLISHED_SET_PARTS, generationKey(generations), { version, publishedAt });
  await inTransaction(mongo, async (session) => {
    const before = await readPointer(mongo);
    await writePointer(mongo, pointer, session);
    const action = {
      action: 'catalogue-published',
      record: generationKey(generations),
      before: { generation: before && generationKey(before.generations) },
    };
    await appendToOutbox(mongo, session, [event, ...staffEvents(catalogueStaffActed, [action], publishedAt)]);
  });
};

export const createImportStore = (mongo: Mongo): ImportStore => ({
  ...createPartIndexStore(mongo),
  pointer: () => readPointer(mongo),
  dropUnused: () => dropUnused(mongo),
  create: (kind) => createGeneration(mongo, kind),
  insert: (kind, generation, rows) => insert(mongo, kind, generation, rows),
  index: (kind, generation) => indexGeneration(mongo, kind, generation),
  ids: (kind, generation) => ids(mongo, kind, generation),
  flip: (pointer) => flip(mongo, pointer),
  setAvailable: setAvailable(mongo),
  replaceJobs: (jobs) => replaceJobs(mongo, jobs),
  replaceEveryday: (rows) => createOwnLanguageStore(mongo).replace(rows),
});
