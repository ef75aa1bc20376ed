import { queryOptions } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { useForget } from '../../../shared/session/sign-out.ts';
import { FORGOTTEN } from './entry-calls.ts';
import { useMailLanguage } from './mail-language.ts';

export const useExportData = () => {
  const lng = useMailLanguage();
  return useCall((api) => api.post('auth/export-data', {}, { lng }));
};

/** Whether the mailed link is valid and belongs to this account. */
export const ownDataTokenQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [api.region, 'account', 'own-data-token', token],
    queryFn: async ({ signal }) => {
      await api.post('auth/check-own-data-token', { token }, { signal });
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });

export const ownDataAddress = (api: Api, token: string): string =>
  `${api.urlOf('auth/own-data.zip')}?${new URLSearchParams({ token })}`;

export const useCloseAccount = () => {
  const lng = useMailLanguage();
  const forget = useForget();
  return useCall(
    (api, password: string) => forget(() => api.post('auth/close-account', { password }, { lng }), 'closed'),
    { gcTime: FORGOTTEN },
  );
};
