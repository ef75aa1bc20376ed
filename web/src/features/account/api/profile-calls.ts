import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import type { ProfileField } from '../model/profile-rules.ts';

export type ProfileValues = Record<ProfileField, string>;
/** `pendingEmail`: a new address that waits for its mail to be answered. */
export type Profile = ProfileValues & { pendingEmail?: string };

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'account', 'profile'],
    queryFn: async ({ signal }) => (await api.post<{ data: Profile }>('auth/get-profile', {}, { signal })).data,
    staleTime: 60_000,
  });

export const useUpdateProfile = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: ProfileValues) => api.post<{ data?: Profile }>('auth/update-profile', profile),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      await queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey });
    },
  });
};
