import type { Data } from '@southline/rest/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { emptySearchesQuery } from './empty-searches-query.ts';

export type EverydayRow = Data<'operations/empty-searches'>['rows'][number];

/** Adds a row to the shop's own everyday language, or removes it. */
export const useSetEverydayRow = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (row: EverydayRow & { remove?: boolean }) => api.post('operations/everyday-row', row),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: emptySearchesQuery(api).queryKey }),
  });
};
