import type { ReturnsSearch } from './returns-search.ts';

/** The lists of the staff UI. The longest waiting entries come first. */
export const DESK_VIEWS = {
  toAnswer: { list: 'requests', status: 'RP', sortBy: 'submittedDate', sortDir: 'asc' },
  toProcess: { status: 'P', ready: true, sortBy: 'requestdate', sortDir: 'asc' },
  allRequests: { list: 'requests' },
  allReturns: {},
} as const satisfies Record<string, ReturnsSearch>;

/** The returns of the tab of refunded orders. */
export const REFUNDED = { status: 'C' } as const satisfies ReturnsSearch;

/** Whether a search shows a view; page and sort order may differ. */
export const isView = (search: ReturnsSearch, view: ReturnsSearch): boolean =>
  search.list === view.list && search.status === view.status && search.ready === view.ready;
