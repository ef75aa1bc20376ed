import { isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { type FavouriteOrder, type FavouriteStore, maxFavourites } from '../domain/favourites/favourite.ts';
import { favourites } from './collections.ts';
import { timeLimit } from './time-limit.ts';

const sortText = (description: string): string => description.toLowerCase();

/** In the order of an index; the number breaks ties, so that no row appears on two pages. */
export const favouriteSort = (order: FavouriteOrder, descending: boolean): Record<string, 1 | -1> => {
  const direction = descending ? -1 : 1;
  if (order === 'part') return { part: direction };
  return { [order === 'description' ? 'sortText' : 'addedAt']: direction, part: direction };
};

export const favouriteStore = (mongo: Mongo): FavouriteStore => ({
  async add(favourite) {
    try {
      await favourites(mongo).insertOne({ ...favourite, sortText: sortText(favourite.description) });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  },
  async remove(owner, part) {
    await favourites(mongo).deleteOne({ owner, part });
  },
  count: (owner) => favourites(mongo).countDocuments({ owner }, timeLimit()),
  list: (owner, { order, descending, skip, limit }) =>
    favourites(mongo)
      .find({ owner }, { projection: { _id: 0, sortText: 0 }, ...timeLimit() })
      .sort(favouriteSort(order, descending))
      .skip(skip)
      .limit(limit)
      .toArray(),
  async numbers(owner) {
    const kept = favourites(mongo)
      .find({ owner }, { projection: { _id: 0, partNo: 1 }, ...timeLimit() })
      .sort({ part: 1 })
      .limit(maxFavourites);
    return (await kept.toArray()).map(({ partNo }) => partNo);
  },
  async refresh(changed) {
    await favourites(mongo).bulkWrite(
      changed.map(({ owner, part, partNo, description }) => ({
        updateOne: {
          filter: { owner, part },
          update: { $set: { partNo, description, sortText: sortText(description) } },
        },
      })),
      { ordered: false },
    );
  },
});
