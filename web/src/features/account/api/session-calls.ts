import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'account', 'sessions'],
    queryFn: async ({ signal }) => (await api.post('auth/get-sessions', {}, { signal })).data,
    staleTime: 0,
  });

export const useSignOutOthers = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('auth/sign-out-others'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
};
