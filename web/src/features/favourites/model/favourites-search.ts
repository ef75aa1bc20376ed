export const SORTS = ['partnumber', 'description', 'dateAdded'] as const;
export type SortBy = (typeof SORTS)[number];
export type SortDir = 'asc' | 'desc';

/** Page and order of the list, as they stand in the address; what is missing is the first page, the newest first. */
export type FavouritesSearch = {
  page?: number | undefined;
  sortBy?: SortBy | undefined;
  sortDir?: SortDir | undefined;
};
export type ListOptions = { page: number; sortBy: SortBy; sortDir: SortDir };

export const PAGE_SIZE = 10;
const MOST_PAGES = 1000;

export const parseFavouritesSearch = ({ page, sortBy, sortDir }: Record<string, unknown>): FavouritesSearch => {
  const number = Number(page);
  return {
    page: Number.isInteger(number) && number > 1 && number <= MOST_PAGES ? number : undefined,
    sortBy: SORTS.find((each) => each === sortBy),
    sortDir: sortDir === 'asc' || sortDir === 'desc' ? sortDir : undefined,
  };
};

/** Dates begin with the newest, words with A. */
const naturalDir = (sortBy: SortBy): SortDir => (sortBy === 'dateAdded' ? 'desc' : 'asc');

export const listOptions = ({ page = 1, sortBy = 'dateAdded', sortDir }: FavouritesSearch): ListOptions => ({
  page,
  sortBy,
  sortDir: sortDir ?? naturalDir(sortBy),
});

/** A second press on a column turns its order round; the list begins again. */
export const sortedBy = (current: ListOptions, sortBy: SortBy): FavouritesSearch => {
  if (current.sortBy !== sortBy) return { sortBy, sortDir: naturalDir(sortBy) };
  return { sortBy, sortDir: current.sortDir === 'asc' ? 'desc' : 'asc' };
};
