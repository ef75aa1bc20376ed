import { useCall } from '../../../shared/calls/use-call.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { useMailLanguage } from './mail-language.ts';
import { type Profile, type ProfileValues, profileQuery } from './profile-query.ts';

type Change = ProfileValues & { currentPassword?: string; addresses?: Profile['addresses'] };

export const useUpdateProfile = () => {
  const lng = useMailLanguage();
  return useCall((api, profile: Change) => api.post('auth/update-profile', profile, { lng }), {
    reloads: [sessionKey, (api) => profileQuery(api).queryKey],
  });
};
