import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import type { ProfileField } from '../model/profile-rules.ts';

export type ProfileValues = Record<ProfileField, string>;
export type { Profile } from '@southline/rest/types';

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'account', 'profile'],
    queryFn: async ({ signal }) => (await api.post('auth/get-profile', {}, { signal })).data,
    staleTime: 60_000,
  });
