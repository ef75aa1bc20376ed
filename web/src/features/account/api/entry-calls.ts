import type { Answer, Body } from '@southline/rest/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { cartMergedKey } from '../../../shared/http/cart-merged.ts';
import { forgetPerson } from '../../../shared/http/personal-data.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { useMailLanguage } from './mail-language.ts';

export type Credentials = Body<'auth/sign-in'>;
export type SecondStep = Body<'auth/finish-sign-in'>;
export type SignUp = Body<'auth/sign-up'>;
/** Form input is not cached after the form is gone. */
export const FORGOTTEN = 0;

/** Resolves when the session is loaded, so that guarded pages open at once. */
const useOpenSession = <Typed>(call: (api: Api, typed: Typed) => Promise<Answer<'auth/sign-in'>>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: FORGOTTEN,
    mutationFn: async (typed: Typed) => {
      const { cartMerged } = await call(api, typed);
      await forgetPerson(queryClient);
      queryClient.setQueryData(cartMergedKey, cartMerged);
      await queryClient.ensureQueryData(sessionQuery(api));
    },
  });
};

export const useSignIn = () => useOpenSession<Credentials>((api, typed) => api.post('auth/sign-in', typed));

/** Sends the second factor, if `auth/sign-in` has asked for one. */
export const useFinishSignIn = () => useOpenSession<SecondStep>((api, typed) => api.post('auth/finish-sign-in', typed));

/** The answer is the same whether the address has an account or not; only the mail differs. */
export const useSignUp = () => {
  const lng = useMailLanguage();
  return useCall((api, member: SignUp) => api.post('auth/sign-up', member, { lng }), { gcTime: FORGOTTEN });
};

export const useForgotPassword = () => {
  const lng = useMailLanguage();
  return useCall((api, email: string) => api.post('auth/forgot-password', { email }, { lng }));
};
