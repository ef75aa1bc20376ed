import type { Clock } from '@southline/kernel/clock';
import { cleanse } from '@southline/kernel/part-number';
import {
  type Favourite,
  type FavouriteOrder,
  type FavouriteStore,
  maxFavourites,
  partUnknown,
  tooManyFavourites,
} from '../../domain/favourites/favourite.ts';
import type { Supersessions } from '../../domain/parts/supersession.ts';
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

interface ListFavourites {
  /** The page, from 1. */
  readonly page: number;
  /** 0 means the default of ten. */
  readonly pageSize: number;
  /** Undefined: the newest first. */
  readonly order: FavouriteOrder | undefined;
  readonly descending: boolean;
}

export interface ListedFavourite extends Favourite {
  /** Whether the catalogue still has the part. */
  readonly known: boolean;
  /** The newest number that replaces it, as printed; empty: none does. */
  readonly supersededBy: string;
}

const usualPageSize = 10;
const maxPageSize = 100;

/**
 * The last number in the chain of replacements that the catalogue has; if it has none of them, the last number of the chain.
 */
const newest = (supersessions: Supersessions, exists: (part: string) => boolean, part: string): string => {
  const successors = supersessions.successors(part);
  const number = successors.filter(exists).at(-1) ?? successors.at(-1);
  return number === undefined ? '' : supersessions.printed(number);
};

/** One page of an owner's favourites, each part with its current catalogue data, or the last known data. */
export const listFavourites =
  ({ reading, favourites }: FavouritePorts) =>
  async (owner: string, query: ListFavourites): Promise<{ favourites: ListedFavourite[]; totalCount: number }> => {
    const limit = Math.min(query.pageSize > 0 ? query.pageSize : usualPageSize, maxPageSize);
    const skip = (Math.max(query.page, 1) - 1) * limit;
    const page = {
      skip,
      limit,
      order: query.order ?? 'addedAt',
      descending: query.order === undefined ? true : query.descending,
    };
    const [kept, totalCount] = await Promise.all([favourites.list(owner, page), favourites.count(owner)]);
    const { read, parts, supersessions } = reading.catalogue.snapshot();
    const summaries = await read.summaries(kept.map(({ part }) => part));
    const listed = kept.map((favourite): ListedFavourite => {
      const now = summaries.get(favourite.part);
      const supersededBy = newest(supersessions, (part) => parts.has(part), favourite.part);
      if (!now) return { ...favourite, known: false, supersededBy };
      return { ...favourite, partNo: now.partNo, description: now.description, known: true, supersededBy };
    });
    const changed = listed.filter(({ description, partNo }, index) => {
      const before = kept[index];
      return before?.description !== description || before.partNo !== partNo;
    });
    if (changed.length > 0) await favourites.refresh(changed);
    return { favourites: listed, totalCount };
  };
