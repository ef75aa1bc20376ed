import type { Favourite, FavouriteOrder } from '../../domain/favourites/favourite.ts';
import type { Supersessions } from '../../domain/parts/supersession.ts';
import type { FavouritePorts } from './add-favourite.ts';

export interface ListFavourites {
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
