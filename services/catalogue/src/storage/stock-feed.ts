import type { Mongo } from '@southline/platform/mongo';
import type { ChangeStreamDocument } from 'mongodb';
import type { StockFeed, UnitsOfPart } from '../domain/stock/ports.ts';
import { type StockDocument, stock } from './collections.ts';

const batchSize = 10_000;
/** A poll takes the available changes only: the server's default wait is one second. */
const maxAwaitTimeMS = 1;
/** The most changes of one poll, so that other work runs in between. */
const maxChanges = 500;

const pipeline = [
  { $match: { operationType: { $in: ['insert', 'update', 'replace'] } } },
  {
    $project: {
      operationType: 1,
      documentKey: 1,
      'fullDocument.available': 1,
      'updateDescription.updatedFields.available': 1,
    },
  },
];

/** Undefined for a change of anything other than stock. */
const unitsIn = (change: ChangeStreamDocument<StockDocument>): UnitsOfPart | undefined => {
  if (change.operationType === 'update') {
    const available = change.updateDescription.updatedFields?.available;
    return available === undefined ? undefined : { partNo: String(change.documentKey._id), available };
  }
  if (change.operationType !== 'insert' && change.operationType !== 'replace') return undefined;
  return { partNo: String(change.documentKey._id), available: change.fullDocument.available };
};

export const stockFeed = (mongo: Mongo): StockFeed => ({
  async *all() {
    const rows = stock(mongo).find({}, { projection: { available: 1 }, batchSize });
    for await (const { _id: partNo, available } of rows) yield { partNo, available };
  },
  changes: async () => {
    const stream = stock(mongo).watch<StockDocument>(pipeline, { maxAwaitTimeMS });
    // The first read opens the stream; it sees all later changes.
    let early = await stream.tryNext();
    return {
      close: () => stream.close(),
      next: async () => {
        const found: UnitsOfPart[] = [];
        for (let change = early ?? (await stream.tryNext()); change; change = await stream.tryNext()) {
          early = null;
          const units = unitsIn(change);
          if (units) found.push(units);
          if (found.length >= maxChanges) break;
        }
        return { found, more: found.length >= maxChanges };
      },
    };
  },
});
