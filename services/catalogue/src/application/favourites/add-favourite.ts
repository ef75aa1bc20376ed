import type { Clock } from '@southline/kernel/clock';
import { cleanse } from '@southline/kernel/part-number';
import {
  type FavouriteStore,
  maxFavourites,
  partUnknown,
  tooManyFavourites,
} from '../../domain/favourites/favourite.ts';
import type { Reading } from '../snapshot/reading.ts';

export interface FavouritePorts {
  readonly reading: Reading;
  readonly favourites: FavouriteStore;
  readonly clock: Clock;
}

/** Adds a part of the catalogue to the favourites; repeating it changes nothing. */
export const addFavourite =
  ({ reading, favourites, clock }: FavouritePorts) =>
  async (owner: string, partNo: string): Promise<void> => {
    const part = cleanse(partNo);
    const { read } = reading.catalogue.snapshot();
    const found = part === '' ? undefined : (await read.summaries([part])).get(part);
    if (!found) throw partUnknown(partNo);
    const favourite = { owner, part, partNo: found.partNo, description: found.description, addedAt: clock.now() };
    if (!(await favourites.add(favourite))) return;
    // Counted after the insert, so that concurrent calls cannot exceed the limit.
    if ((await favourites.count(owner)) <= maxFavourites) return;
    await favourites.remove(owner, part);
    throw tooManyFavourites();
  };

export const removeFavourite =
  ({ favourites }: FavouritePorts) =>
  (owner: string, partNo: string): Promise<void> =>
    favourites.remove(owner, cleanse(partNo));
