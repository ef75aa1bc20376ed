import { isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import {
  type Favourite,
  type FavouriteOrder,
  type FavouriteStore,
  maxFavourites,
} from '../domain/favourites/favourite.ts';
import { timeLimit } from './time-limit.ts';

type FavouriteDocument = Favourite & {
  /** The description without regard to case: what the list is sorted by. */
  sortText: string;
};

export const favouriteCollection = (mongo: Mongo) => mongo.db.collection<FavouriteDocument>('favourites');

export const favouriteIndexes = async (mongo: Mongo): Promise<void> => {
  await favouriteCollection(mongo).createIndexes([
    { key: { owner: 1, part: 1 }, name: 'by-part', unique: true },
    { key: { owner: 1, sortText: 1, part: 1 }, name: 'by-description' },
    { key: { owner: 1, addedAt: 1, part: 1 }, name: 'by-date' },
  ]);
};

const sortText = (description: string): string => description.toLowerCase();

/** In the order of an index; the number decides between equals, so that no row stands on two pages. */
export const favouriteSort = (order: FavouriteOrder, descending: boolean): Record<string, 1 | -1> => {
  const direction = descending ? -1 : 1;
  if (order === 'part') return { part: direction };
  return { [order === 'description' ? 'sortText' : 'addedAt']: direction, part: direction };
};

export const favouriteStore = (mongo: Mongo): FavouriteStore => ({
  async add(favourite) {
    try {
      await favouriteCollection(mongo).insertOne({ ...favourite, sortText: sortText(favourite.description) });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  },
  async remove(owner, part) {
    await favouriteCollection(mongo).deleteOne({ owner, part });
  },
  count: (owner) => favouriteCollection(mongo).countDocuments({ owner }, timeLimit()),
  list: (owner, { order, descending, skip, limit }) =>
    favouriteCollection(mongo)
      .find({ owner }, { projection: { _id: 0, sortText: 0 }, ...timeLimit() })
      .sort(favouriteSort(order, descending))
      .skip(skip)
      .limit(limit)
      .toArray(),
  async numbers(owner) {
    const kept = favouriteCollection(mongo)
      .find({ owner }, { projection: { _id: 0, partNo: 1 }, ...timeLimit() })
      .sort({ part: 1 })
      .limit(maxFavourites);
    return (await kept.toArray()).map(({ partNo }) => partNo);
  },
  async refresh(favourites) {
    await favouriteCollection(mongo).bulkWrite(
      favourites.map(({ owner, part, partNo, description }) => ({
        updateOne: {
          filter: { owner, part },
          update: { $set: { partNo, description, sortText: sortText(description) } },
        },
      })),
      { ordered: false },
    );
  },
});
