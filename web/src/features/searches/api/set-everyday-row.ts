import type { Data } from '@southline/rest/types';
import { useCall } from '../../../shared/calls/use-call.ts';
import { emptySearchesQuery } from './empty-searches-query.ts';

export type EverydayRow = Data<'operations/empty-searches'>['rows'][number];

/** Adds a row to the shop's own everyday language, or removes it. */
export const useSetEverydayRow = () =>
  useCall((api, row: EverydayRow & { remove?: boolean }) => api.post('operations/everyday-row', row), {
    reloads: [(api) => emptySearchesQuery(api).queryKey],
  });
