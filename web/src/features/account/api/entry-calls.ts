import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { cartMergedKey, type MergedLine } from '../../../shared/http/cart-merged.ts';
import { forgetPerson } from '../../../shared/http/personal-data.ts';
import { type SessionUser, sessionQuery } from '../../../shared/http/session-query.ts';
import { useMailLanguage } from './mail-language.ts';

export type Credentials = { email: string; password: string };
export type SignUp = {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  postcode: string;
  password: string;
};
/** What was typed is not kept when the form is gone. */
export const FORGOTTEN = 0;

type SignedIn = { data: SessionUser; cartMerged?: MergedLine[] };

/** Resolves once the session is known here too, so that pages behind the guard open at once. */
export const useSignIn = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: FORGOTTEN,
    mutationFn: async (credentials: Credentials) => {
      const { cartMerged = [] } = await api.post<SignedIn>('auth/sign-in', credentials);
      await forgetPerson(queryClient);
      queryClient.setQueryData(cartMergedKey, cartMerged);
      await queryClient.ensureQueryData(sessionQuery(api));
    },
  });
};

/** The answer is the same whether the address has an account or not; the mail tells. */
export const useSignUp = () => {
  const api = useApi();
  const inLanguage = useMailLanguage();
  return useMutation({
    gcTime: FORGOTTEN,
    mutationFn: (member: SignUp) => api.post(inLanguage('auth/sign-up'), member),
  });
};

export const useForgotPassword = () => {
  const api = useApi();
  const inLanguage = useMailLanguage();
  return useMutation({ mutationFn: (email: string) => api.post(inLanguage('auth/forgot-password'), { email }) });
};
