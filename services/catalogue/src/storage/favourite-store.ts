import { naturalKey } from '@southline/kernel/natural-order';
import { isInserted, type Mongo } from '@southline/platform/mongo';
import {
  type Favourite,
  type FavouriteOrder,
  type FavouriteStore,
  maxFavourites,
} from '../domain/favourites/favourite.ts';
import { favourites } from './collections.ts';
import { timeLimit } from './time-limit.ts';

/** The fields by which an index sorts. */
const sortKeys = ({ partNo, description }: Pick<Favourite, 'partNo' | 'description'>) => ({
  sortText: description.toLowerCase(),
  sortNumber: naturalKey(partNo),
});

/** In the order of an index; the number breaks ties, so that no row appears on two pages. */
export const favouriteSort = (order: FavouriteOrder, descending: boolean): Record<string, 1 | -1> => {
  const direction = descending ? -1 : 1;
  const field = { part: 'sortNumber', description: 'sortText', addedAt: 'addedAt' }[order];
  return { [field]: direction, part: direction };
};

export const createFavouriteStore = (mongo: Mongo): FavouriteStore => ({
  async add(favourite) {
    return isInserted(favourites(mongo).insertOne({ ...favourite, ...sortKeys(favourite) }));
  },
  async remove(owner, part) {
    await favourites(mongo).deleteOne({ owner, part });
  },
  count: (owner) => favourites(mongo).countDocuments({ owner }, timeLimit()),
  list: (owner, { order, descending, skip, limit }) =>
    favourites(mongo)
      .find({ owner }, { projection: { _id: 0, sortText: 0, sortNumber: 0 }, ...timeLimit() })
      .sort(favouriteSort(order, descending))
      .skip(skip)
      .limit(limit)
      .toArray(),
  async numbers(owner) {
    const kept = favourites(mongo)
      .find({ owner }, { projection: { _id: 0, partNo: 1 }, ...timeLimit() })
      .sort({ sortNumber: 1, part: 1 })
      .limit(maxFavourites);
    return (await kept.toArray()).map(({ partNo }) => partNo);
  },
  async refresh(changed) {
    await favourites(mongo).bulkWrite(
      changed.map(({ owner, part, partNo, description }) => ({
        updateOne: {
          filter: { owner, part },
          update: { $set: { partNo, description, ...sortKeys({ partNo, description }) } },
        },
      })),
      { ordered: false },
    );
  },
});
