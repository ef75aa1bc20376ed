import { type ListSearch, listSearch, type ListOptions as Options } from '../../../shared/lists/list-search.ts';

export const SORTS = ['partnumber', 'description', 'dateAdded'] as const;
export type SortBy = (typeof SORTS)[number];
export type FavouritesSearch = ListSearch<SortBy>;
export type ListOptions = Options<SortBy>;

export const { parse: parseFavouritesSearch, options: listOptions, sortedBy } = listSearch<SortBy>(SORTS, 'dateAdded');
