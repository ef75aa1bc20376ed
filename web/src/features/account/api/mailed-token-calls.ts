import type { Body } from '@southline/rest/types';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { FORGOTTEN } from './entry-calls.ts';
import { useMailLanguage } from './mail-language.ts';

/** Whether the link is still valid; this check does not use it up. */
export const resetTokenQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [api.region, 'account', 'reset-token', token],
    queryFn: async ({ signal }) => {
      await api.post('auth/check-reset-token', { token }, { signal });
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });

export const useVerifyEmail = () => {
  const api = useApi();
  return useMutation({
    gcTime: FORGOTTEN,
    mutationFn: (link: Body<'auth/verify-email'>) => api.post('auth/verify-email', link),
  });
};

export type Passwords = Body<'auth/reset-password'>;

/**
 * Sets a new password with a mailed token and its temporary password. With an empty token it changes the password of the
 * signed-in account.
 */
export const useResetPassword = () => {
  const api = useApi();
  const lng = useMailLanguage();
  return useMutation({
    gcTime: FORGOTTEN,
    mutationFn: (passwords: Passwords) => api.post('auth/reset-password', passwords, { lng }),
  });
};
