import { type ListSearch, listSearch } from './list-search.ts';

/** The filters of a list. Days are YYYY-MM-DD, as a date field has them; an empty filter is not applied. */
export type DatedFilters = {
  /** Words that are searched for. */
  q: string;
  from: string;
  to: string;
  orderNo: string;
  membershipNo: string;
  status: string;
};
export type DatedSearch<SortBy, Status extends string = string> = ListSearch<SortBy> & {
  [Name in keyof Omit<DatedFilters, 'status'>]?: string | undefined;
} & { status?: Status | undefined };

const day = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined);
/** The router parses a number without letters in the URL as a number. */
const word = (value: unknown) => (/^[A-Za-z0-9-]{1,32}$/.test(String(value ?? '')) ? String(value) : undefined);

const longestSearch = 100;
const phrase = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, longestSearch) || undefined
    : undefined;

export const filtersOf = (search: DatedSearch<string>): DatedFilters => {
  const { q = '', from = '', to = '', orderNo = '', membershipNo = '', status = '' } = search;
  return { q, from, to, orderNo, membershipNo, status };
};

export const noFilters: DatedFilters = filtersOf({});
export const isFiltered = (filters: DatedFilters): boolean => Object.values(filters).some(Boolean);

/** Whether the period ends before it begins. The page then shows an error and no results. */
export const isBackwards = ({ from, to }: Pick<DatedFilters, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && from > to;

/** YYYYMMDD from YYYY-MM-DD. */
export const compactDay = (date: string): string => date.replaceAll('-', '');

/** Converts the filters to the format of the calls. */
export const wantedOf = ({ from, to, orderNo }: DatedFilters) => ({
  fromDate: compactDay(from),
  toDate: compactDay(to),
  orderNo,
});

/** The search of a list of dated entries; `statuses` are the codes of its status filter. */
export const datedSearch = <SortBy extends string, Status extends string = never>(
  columns: readonly SortBy[],
  newest: NoInfer<SortBy>,
  statuses: readonly Status[] = [],
) => {
  const { parse: parseList, ...list } = listSearch<SortBy>(columns, newest);
  const parse = (search: Record<string, unknown>): DatedSearch<SortBy, Status> => ({
    ...parseList(search),
    q: phrase(search.q),
    from: day(search.from),
    to: day(search.to),
    orderNo: word(search.orderNo),
    membershipNo: word(search.membershipNo),
    status: statuses.find((each) => each === search.status),
  });
  /** A new filter starts at the first page; empty fields are not in the URL. */
  const searchFor = (search: DatedSearch<SortBy, Status>, filters: DatedFilters): DatedSearch<SortBy, Status> => ({
    ...search,
    ...parse({
      ...search,
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value.trim()])),
    }),
    page: undefined,
  });
  return { ...list, parse, searchFor };
};

export type DatedList<SortBy extends string, Status extends string> = ReturnType<typeof datedSearch<SortBy, Status>>;
