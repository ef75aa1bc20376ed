import type { Document } from 'mongodb';

/** Collections that are sharded when one replica set is too small (docs/adr/0030), and their keys, all hashed. */
export const shardKeys: Readonly<Record<string, string>> = {
  'documents.papers': '_id',
  'content.receiptUploads.chunks': 'files_id',
  'content.receiptPictures.chunks': 'files_id',
  'returns.photoUploads.chunks': 'files_id',
  'returns.photoPictures.chunks': 'files_id',
};

/** A query without the shard key. Every shard answers it, so it needs an index there and must be rare. */
interface Scatter {
  readonly collection: string;
  readonly commands: readonly string[];
  /** The fields of the filter. */
  readonly fields: readonly string[];
  /** How often it may run. */
  readonly budget: string;
}

export const scatters: readonly Scatter[] = [
  {
    collection: 'documents.papers',
    commands: ['find'],
    fields: ['orderId'],
    budget: 'one per timeline of an order, and one per order whose list of documents is opened',
  },
  {
    collection: 'documents.papers',
    commands: ['find'],
    fields: ['orderId', 'owner'],
    budget: 'two per export of a member’s own data',
  },
  {
    collection: 'documents.papers',
    commands: ['delete', 'update'],
    fields: ['kind', 'orderId'],
    budget: 'one per order that is forgotten, years after it was placed',
  },
  {
    collection: 'documents.papers',
    commands: ['delete', 'update'],
    fields: ['orderId'],
    budget: 'one per order that is forgotten, years after it was placed',
  },
];

/** Fields that a filter compares, those below `$and` and `$or` included. */
export const fieldsOf = (filter: Document): string[] => {
  const fields = Object.entries(filter).flatMap(([field, value]): string[] => {
    if (!field.startsWith('$')) return [field];
    return Array.isArray(value) ? value.flatMap((part: Document) => fieldsOf(part)) : [];
  });
  return [...new Set(fields)].toSorted();
};

const isExact = (condition: unknown): boolean => {
  if (condition instanceof RegExp || condition === undefined) return false;
  if (condition === null || typeof condition !== 'object') return true;
  const operators = Object.keys(condition).filter((name) => name.startsWith('$'));
  return operators.length === 0 || operators.some((name) => name === '$eq' || name === '$in');
};

/** Whether a filter names the shards: by equality with the key, in each branch of an `$or`. */
const names = (key: string, filter: Document): boolean => {
  if (isExact(filter[key])) return true;
  const { $and = [], $or = [] } = filter as { $and?: Document[]; $or?: Document[] };
  return $and.some((part) => names(key, part)) || ($or.length > 0 && $or.every((part) => names(key, part)));
};

/** The filters of a command, as the driver sends it; inserts contain the whole document and have none. */
const filtersOf = (name: string, command: Document): Document[] => {
  if (name === 'find') return [command.filter ?? {}];
  if (name === 'count' || name === 'distinct' || name === 'findAndModify') return [command.query ?? {}];
  if (name === 'aggregate') return [command.pipeline[0]?.$match ?? {}];
  if (name === 'update') return command.updates.map(({ q }: Document) => q);
  if (name === 'delete') return command.deletes.map(({ q }: Document) => q);
  return [];
};

/** Queries of this command that reach every shard and are not listed above, as texts. */
export const untargeted = (service: string, name: string, command: Document): string[] => {
  const collection = `${service}.${command[name]}`;
  const key = shardKeys[collection];
  if (!key) return [];
  return filtersOf(name, command)
    .filter((filter) => !names(key, filter))
    .map(fieldsOf)
    .filter(
      (fields) =>
        !scatters.some(
          (known) =>
            known.collection === collection && known.commands.includes(name) && `${known.fields}` === `${fields}`,
        ),
    )
    .map((fields) => `${collection}: ${name} by ${fields.join(', ') || 'nothing'} reaches every shard`);
};
