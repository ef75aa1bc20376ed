import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

export type JournalEntry = Data<'operations/get-journal'>['entries'][number];

/** The filter of the journal; days are YYYY-MM-DD. `after`: the token of an older page. */
export interface JournalSearch {
  readonly find?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
  readonly after?: string;
}

const compact = (day: string) => day.replaceAll('-', '');

/** In the format of the calls. */
const wantedOf = ({ find, action, from, to }: JournalSearch) => ({
  ...(find && { search: find }),
  ...(action && { action }),
  ...(from && { fromDate: compact(from) }),
  ...(to && { toDate: compact(to) }),
});

export const isBackwards = ({ from = '', to = '' }: JournalSearch): boolean => from !== '' && to !== '' && from > to;

/** Read again each time that the page shows it. */
export const journalQuery = (api: Api, search: JournalSearch) =>
  queryOptions({
    queryKey: [api.region, 'account', 'journal', search],
    queryFn: async ({ signal }) => {
      const body = { ...wantedOf(search), ...(search.after && { pageToken: search.after }) };
      return (await api.post('operations/get-journal', body, { signal })).data;
    },
    enabled: !isBackwards(search),
    staleTime: 0,
  });

/** The URL of the chosen entries as a CSV file. */
export const csvAddress = (api: Api, search: JournalSearch): string =>
  `${api.urlOf('operations/journal.csv')}?${new URLSearchParams(wantedOf(search))}`;
