import { useCall } from '../../../shared/calls/use-call.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { useMailLanguage } from './mail-language.ts';
import { type ProfileValues, profileQuery } from './profile-query.ts';

export const useUpdateProfile = () => {
  const lng = useMailLanguage();
  return useCall(
    (api, profile: ProfileValues & { currentPassword?: string }) => api.post('auth/update-profile', profile, { lng }),
    { reloads: [sessionKey, (api) => profileQuery(api).queryKey] },
  );
};
