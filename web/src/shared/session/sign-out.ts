import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../http/api-context.ts';
import { isUnauthorised } from '../http/api-error.ts';
import { cartMergedKey } from '../http/cart-merged.ts';
import { endingSecret, forgetPerson, forgetting } from '../http/personal-data.ts';
import { laterParts } from '../later/later-parts.ts';
import { tabStorage } from '../store/browser-storage.ts';
import { finderReset } from '../store/finder-slice.ts';
import { garageEmptied } from '../store/garage-slice.ts';
import { padEmptied } from '../store/pad-slice.ts';
import { useAppDispatch } from '../store/store.ts';
import { deleteCachedPages } from './cached-pages.ts';
import type { SignInReason } from './sign-in-search.ts';

/**
 * Ends the session by `end`, and removes personal data for the next user of this browser; only region and language stay. Then
 * shows the home page, or the sign-in with the reason `re`.
 */
export const useForget = () => {
  const { region } = useApi();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (end: () => Promise<unknown>, re?: SignInReason) =>
    endingSecret(queryClient, async () => {
      await end();
      dispatch(finderReset());
      dispatch(garageEmptied());
      dispatch(padEmptied());
      laterParts.clear();
      tabStorage.clear();
      await deleteCachedPages();
      queryClient.removeQueries({ queryKey: cartMergedKey });
      const params = { region };
      // Leaves the page first, so that the page does not request data of a session that has ended.
      await navigate(re ? { to: '/$region/sign-in', params, search: { re } } : { to: '/$region', params });
      await forgetPerson(queryClient);
    });
};

export const useSignOut = () => {
  const api = useApi();
  const forget = useForget();
  const signOut = () =>
    api.post('auth/sign-out').catch((error: unknown) => {
      // The session had already ended.
      if (!isUnauthorised(error)) throw error;
    });
  return useMutation({ mutationKey: forgetting, mutationFn: () => forget(signOut) });
};
