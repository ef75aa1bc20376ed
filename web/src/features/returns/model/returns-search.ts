import {
  type ReturnResponseCode,
  type ReturnStatusCode,
  returnResponses,
  returnStatuses,
} from '@southline/kernel/returns';
import { type DatedSearch, datedSearch } from '../../../shared/lists/dated-search.ts';
import { isSet } from '../../../shared/search/query-values.ts';

const responses = Object.keys(returnResponses) as ReturnResponseCode[];
const statuses = Object.keys(returnStatuses) as ReturnStatusCode[];

/** The filters and sortable columns of each list. */
export const lists = {
  memberReturns: datedSearch(['order_Number', 'orderdate', 'orderValue', 'returnStatus'], 'orderdate', statuses),
  memberRequests: datedSearch(
    ['returnOrderNumber', 'submittedDate', 'totalAmount', 'returnResponse'],
    'submittedDate',
    responses,
  ),
  staffReturns: datedSearch(['orderNumber', 'requestdate', 'ordervalue', 'status'], 'requestdate', statuses),
  staffRequests: datedSearch(
    ['orderNumber', 'submittedDate', 'totalAmount', 'returnResponse'],
    'submittedDate',
    responses,
  ),
} as const;

/** The search parameters of all lists on a tab. Each list reads its own out of them. */
export type ReturnsSearch = DatedSearch<string> & {
  list?: 'requests' | undefined;
  /** Only the pending returns that can be processed now. */
  ready?: true | undefined;
  /** The number of the return that was just requested. */
  sent?: string | undefined;
};

export const parseReturnsSearch = (search: Record<string, unknown>): ReturnsSearch => {
  const parsed: DatedSearch<string>[] = Object.values(lists).map(({ parse }) => parse(search));
  const found = (name: 'sortBy' | 'status') => parsed.find((each) => each[name])?.[name];
  return {
    ...lists.memberReturns.parse(search),
    sortBy: found('sortBy'),
    status: found('status'),
    list: search.list === 'requests' ? 'requests' : undefined,
    ready: isSet(search.ready) ? true : undefined,
    sent: typeof search.sent === 'string' && /^S?R\d{1,12}$/.test(search.sent) ? search.sent : undefined,
  };
};
