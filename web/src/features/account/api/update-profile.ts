import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { useMailLanguage } from './mail-language.ts';
import { type ProfileValues, profileQuery } from './profile-query.ts';

export const useUpdateProfile = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const lng = useMailLanguage();
  return useMutation({
    mutationFn: (profile: ProfileValues & { currentPassword?: string }) =>
      api.post('auth/update-profile', profile, { lng }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      await queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey });
    },
  });
};
