export type SortDir = 'asc' | 'desc';

/** Page and order of a list in the URL. The defaults are the first page and the list's own order. */
export type ListSearch<SortBy> = {
  page?: number | undefined;
  sortBy?: SortBy | undefined;
  sortDir?: SortDir | undefined;
};
export type ListOptions<SortBy> = { page: number; sortBy: SortBy; sortDir: SortDir };

export const PAGE_SIZE = 10;
const MOST_PAGES = 1000;

export const pagesOf = (totalCount: number): number => Math.max(1, Math.ceil(totalCount / PAGE_SIZE));

/** The sortable columns of a list. `newest` is the date column; it sorts the newest first, as the list does. */
export const listSearch = <SortBy extends string>(columns: readonly SortBy[], newest: SortBy) => {
  /** Dates sort newest first, words from A. */
  const naturalDir = (sortBy: SortBy): SortDir => (sortBy === newest ? 'desc' : 'asc');
  return {
    parse: ({ page, sortBy, sortDir }: Record<string, unknown>): ListSearch<SortBy> => {
      const number = Number(page);
      return {
        page: Number.isInteger(number) && number > 1 && number <= MOST_PAGES ? number : undefined,
        sortBy: columns.find((each) => each === sortBy),
        sortDir: sortDir === 'asc' || sortDir === 'desc' ? sortDir : undefined,
      };
    },
    options: ({ page = 1, sortBy = newest, sortDir }: ListSearch<SortBy>): ListOptions<SortBy> => ({
      page,
      sortBy,
      sortDir: sortDir ?? naturalDir(sortBy),
    }),
    /** A second press on a column reverses its order; the list restarts. */
    sortedBy: (current: ListOptions<SortBy>, sortBy: SortBy): ListSearch<SortBy> => ({
      page: undefined,
      sortBy,
      sortDir: current.sortBy !== sortBy ? naturalDir(sortBy) : current.sortDir === 'asc' ? 'desc' : 'asc',
    }),
  };
};
