import type { Mongo } from '@southline/platform/mongo';
import {
  type LinkVersions,
  maxLists,
  nameKey,
  type PartList,
  type PartListStore,
} from '../domain/part-lists/part-list.ts';
import { linkVersions, partLists } from './collections.ts';
import { timeLimit } from './time-limit.ts';

export const createLinkVersionStore = (mongo: Mongo): LinkVersions => ({
  async get(shared) {
    const found = await linkVersions(mongo).findOne({ _id: shared }, timeLimit());
    return found?.version ?? '';
  },
  async set(shared, version, at) {
    await linkVersions(mongo).updateOne({ _id: shared }, { $set: { version, at } }, { upsert: true, ...timeLimit() });
  },
});

const shown = { name: 1, rows: 1 } as const;

const toList = ({ _id: id, name, rows }: { _id: string; name: string; rows: PartList['rows'] }): PartList => ({
  id,
  name,
  rows,
});

export const createPartListStore = (mongo: Mongo): PartListStore => ({
  async save({ id, owner, name, rows, savedAt }) {
    const kept = await partLists(mongo).findOneAndUpdate(
      { owner, nameKey: nameKey(name) },
      { $set: { name, rows: [...rows], savedAt }, $setOnInsert: { _id: id } },
      { upsert: true, returnDocument: 'after', projection: shown, ...timeLimit() },
    );
    if (!kept) throw new Error('an upsert returns its document');
    return { list: toList(kept), isNew: kept._id === id };
  },
  count: (owner) => partLists(mongo).countDocuments({ owner }, timeLimit()),
  async list(owner) {
    const kept = partLists(mongo)
      .find({ owner }, { projection: shown, ...timeLimit() })
      .sort({ nameKey: 1 })
      .limit(maxLists);
    return (await kept.toArray()).map(toList);
  },
  async find(owner, id) {
    const kept = await partLists(mongo).findOne({ _id: id, owner }, { projection: shown, ...timeLimit() });
    return kept ? toList(kept) : undefined;
  },
  async findShared(id) {
    const kept = await partLists(mongo).findOne({ _id: id }, { projection: shown, ...timeLimit() });
    return kept ? toList(kept) : undefined;
  },
  remove: async (owner, id) => (await partLists(mongo).deleteOne({ _id: id, owner })).deletedCount === 1,
});
