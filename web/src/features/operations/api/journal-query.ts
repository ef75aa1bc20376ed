import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { compactDay, isBackwards } from '../../../shared/lists/dated-search.ts';
import type { JournalSearch } from '../model/journal-search.ts';

export type JournalEntry = Data<'operations/get-journal'>['entries'][number];

/** Converts the filters to the format of the call. */
const wantedOf = ({ find, action, person, order, from, to }: JournalSearch) => ({
  ...(find && { search: find }),
  ...(action && { action }),
  ...(person && { person }),
  ...(order && { orderNo: order }),
  ...(from && { fromDate: compactDay(from) }),
  ...(to && { toDate: compactDay(to) }),
});

export const isBackwardsSearch = ({ from = '', to = '' }: JournalSearch): boolean => isBackwards({ from, to });

/** Loaded again whenever a page shows it. */
export const journalQuery = (api: Api, search: JournalSearch) =>
  queryOptions({
    queryKey: [api.region, 'account', 'journal', search],
    queryFn: async ({ signal }) => {
      const body = { ...wantedOf(search), ...(search.after && { pageToken: search.after }) };
      return (await api.post('operations/get-journal', body, { signal })).data;
    },
    enabled: !isBackwardsSearch(search),
    staleTime: 0,
  });

/** The URL of the filtered entries as a CSV file. */
export const csvAddress = (api: Api, search: JournalSearch): string =>
  `${api.urlOf('operations/journal.csv')}?${new URLSearchParams(wantedOf(search))}`;
