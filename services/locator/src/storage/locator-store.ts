import { DealersPublished, dealersPublished, locatorStaffActed } from '@southline/contracts/events';
import { randomId } from '@southline/platform/ids';
import { staffEvents } from '@southline/platform/journal';
import { inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { MongoBulkWriteError } from 'mongodb';
import type { ImportStore, LocatorStore, PlacedSet, Pointer } from '../domain/ports.ts';
import { dealers, pointers, postcodes, suburbs } from './collections.ts';
import { dealerDocument, postcodeDocument, suburbDocument, toSuburb } from './documents.ts';
import { reader } from './reader.ts';

const collectionsOf = { places: [suburbs, postcodes], dealers: [dealers] } as const;

const readPointer = async (mongo: Mongo, set: PlacedSet): Promise<Pointer | undefined> => {
  const found = await pointers(mongo).findOne({ _id: set });
  if (!found) return undefined;
  const { _id, ...pointer } = found;
  return pointer;
};

/** Positions of rows in a batch whose key already existed; any other failure is thrown. */
const duplicatesOf = (error: unknown): number[] => {
  if (!(error instanceof MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
  return [error.writeErrors].flat().map(({ index }) => index);
};

export const createLocatorStore = (mongo: Mongo): LocatorStore => ({
  async pointers() {
    const found = await pointers(mongo).find().toArray();
    return Object.fromEntries(found.map(({ _id, ...pointer }) => [_id, pointer]));
  },
  reader: (generations) => reader(mongo, generations),
});

export const createImportStore = (mongo: Mongo): ImportStore => ({
  pointer: (set) => readPointer(mongo, set),
  async newGeneration(set) {
    const pointer = await readPointer(mongo, set);
    return 1 + Math.max(pointer?.generation ?? 0, pointer?.previous ?? 0);
  },
  async insertSuburbs(generation, rows) {
    await suburbs(mongo).insertMany(rows.map((row) => suburbDocument(generation, row)));
  },
  async insertPostcodes(generation, rows) {
    await postcodes(mongo).insertMany(rows.map((row) => postcodeDocument(generation, row)));
  },
  async insertDealers(generation, rows) {
    try {
      await dealers(mongo).insertMany(
        rows.map((row) => dealerDocument(generation, row)),
        { ordered: false },
      );
      return [];
    } catch (error) {
      return duplicatesOf(error);
    }
  },
  async *suburbs() {
    const generation = (await readPointer(mongo, 'places'))?.generation ?? 0;
    for await (const document of suburbs(mongo).find({ generation }, { batchSize: 5_000 })) yield toSuburb(document);
  },
  async publish(set, pointer) {
    const event = outboxEvent(
      dealersPublished,
      DealersPublished.fromPartial({
        generation: String(pointer.generation),
        publishedAt: pointer.publishedAt.toISOString(),
      }),
      { version: pointer.version, occurredAt: pointer.publishedAt },
    );
    await inTransaction(mongo, async (session) => {
      const before = await pointers(mongo).findOneAndReplace({ _id: set }, pointer, { upsert: true, session });
      const action = {
        action: 'locator-published',
        record: set,
        // The places and the dealers of one import have separate entries.
        actionId: randomId(),
        before: { generation: before?.generation },
        after: { generation: pointer.generation },
      };
      const acted = staffEvents(locatorStaffActed, [action], pointer.publishedAt);
      await appendToOutbox(mongo, session, [...(set === 'dealers' ? [event] : []), ...acted]);
    });
  },
  async dropUnused(set) {
    const pointer = await readPointer(mongo, set);
    const kept = [pointer?.generation ?? 0, pointer?.previous ?? 0];
    for (const collection of collectionsOf[set]) await collection(mongo).deleteMany({ generation: { $nin: kept } });
  },
});
