import { queryOptions } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { useRenewing } from '../../../shared/http/personal-data.ts';
import { FORGOTTEN } from './entry-calls.ts';
import { useMailLanguage } from './mail-language.ts';
import type { Passwords } from './mailed-token-calls.ts';

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'account', 'sessions'],
    queryFn: async ({ signal }) => (await api.post('auth/get-sessions', {}, { signal })).data,
    staleTime: 0,
  });

export const useSignOutOthers = () =>
  useCall((api) => api.post('auth/sign-out-others'), { reloads: [(api) => sessionsQuery(api).queryKey] });

/** Changes the password of the signed-in account. Its other sessions end. */
export const useChangePassword = () => {
  const lng = useMailLanguage();
  const renewing = useRenewing();
  return useCall(
    (api, passwords: Omit<Passwords, 'token'>) =>
      renewing(() => api.post('auth/reset-password', { ...passwords, token: '' }, { lng })),
    { gcTime: FORGOTTEN },
  );
};
