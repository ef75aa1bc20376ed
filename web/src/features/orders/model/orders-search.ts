import { type ListOptions, type ListSearch, listSearch } from '../../../shared/lists/list-search.ts';

export const SORTS = ['orderNumber', 'orderDate', 'sales', 'fulfilmentStatus'] as const;
export type SortBy = (typeof SORTS)[number];

/** What the list is narrowed to. Days are YYYY-MM-DD, as a date field has them; empty: not narrowed. */
export type OrderFilters = { from: string; to: string; orderNo: string; membershipNo: string };
export type OrdersSearch = ListSearch<SortBy> & { [Name in keyof OrderFilters]?: string | undefined };
export type OrderOptions = ListOptions<SortBy>;

const list = listSearch<SortBy>(SORTS, 'orderDate');
export const { options: listOptions, sortedBy } = list;

const day = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined);
/** A number that is typed without letters stands in the address as a number. */
const word = (value: unknown) => (/^[A-Za-z0-9-]{1,32}$/.test(String(value ?? '')) ? String(value) : undefined);

export const parseOrdersSearch = (search: Record<string, unknown>): OrdersSearch => ({
  ...list.parse(search),
  from: day(search.from),
  to: day(search.to),
  orderNo: word(search.orderNo),
  membershipNo: word(search.membershipNo),
});

export const filtersOf = ({ from = '', to = '', orderNo = '', membershipNo = '' }: OrdersSearch): OrderFilters => ({
  from,
  to,
  orderNo,
  membershipNo,
});

export const isFiltered = (filters: OrderFilters): boolean => Object.values(filters).some(Boolean);

/** The list begins again; nothing of an empty field stands in the address. */
export const searchFor = (search: OrdersSearch, filters: OrderFilters): OrdersSearch => ({
  ...search,
  ...parseOrdersSearch({
    ...search,
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value.trim()])),
  }),
  page: undefined,
});

/** Spec §5: then the text is shown and there are no results. */
export const isBackwards = ({ from, to }: Pick<OrderFilters, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && from > to;

const compact = (date: string) => date.replaceAll('-', '');

/** As the call has them. */
export const wantedOf = ({ from, to, orderNo }: OrderFilters) => ({
  fromDate: compact(from),
  toDate: compact(to),
  orderNo,
});
