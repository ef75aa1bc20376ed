import type { Body } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
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

export const useVerifyEmail = () =>
  useCall((api, link: Body<'auth/verify-email'>) => api.post('auth/verify-email', link), { gcTime: FORGOTTEN });

export type Passwords = Body<'auth/reset-password'>;

/** Sets a new password with a mailed token and its temporary password. */
export const useResetPassword = () => {
  const lng = useMailLanguage();
  return useCall((api, passwords: Passwords) => api.post('auth/reset-password', passwords, { lng }), {
    gcTime: FORGOTTEN,
  });
};
