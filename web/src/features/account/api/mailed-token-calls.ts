import type { Body } from '@southline/rest/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { endingSecret, forgetPerson } from '../../../shared/http/personal-data.ts';
import { FORGOTTEN } from './entry-calls.ts';
import { useMailLanguage } from './mail-language.ts';

/** Whether the link is still valid; this check does not use it up. */
export const resetTokenQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [api.region, 'reset-token', token],
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

/** Sets a new password with a mailed token and its temporary password. All sessions of the account end, maybe this one, too. */
export const useResetPassword = () => {
  const lng = useMailLanguage();
  const queryClient = useQueryClient();
  return useCall(
    (api, passwords: Passwords) =>
      endingSecret(queryClient, async () => {
        await api.post('auth/reset-password', passwords, { lng });
        await forgetPerson(queryClient);
      }),
    { gcTime: FORGOTTEN },
  );
};
