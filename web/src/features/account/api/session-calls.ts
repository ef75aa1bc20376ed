import { queryOptions } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'account', 'sessions'],
    queryFn: async ({ signal }) => (await api.post('auth/get-sessions', {}, { signal })).data,
    staleTime: 0,
  });

export const useSignOutOthers = () =>
  useCall((api) => api.post('auth/sign-out-others'), { reloads: [(api) => sessionsQuery(api).queryKey] });
