import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../http/api-context.ts';
import { isUnauthorised } from '../http/api-error.ts';
import { cartMergedKey } from '../http/cart-merged.ts';
import { endingSecret, forgetPerson, forgetting, reloadPersonal } from '../http/personal-data.ts';
import { finderReset } from '../store/finder-slice.ts';
import { garageEmptied } from '../store/garage-slice.ts';
import { padEmptied } from '../store/pad-slice.ts';
import { useAppDispatch } from '../store/store.ts';
import { deleteCachedPages } from './cached-pages.ts';

const clearTab = () => {
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
};

/**
 * Ends the session by `end`, and removes personal data for the next user of this browser; only region and language stay. Then
 * shows the home page.
 */
const useForget = () => {
  const { region } = useApi();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (end: () => Promise<unknown>) => {
    await endingSecret(queryClient, async () => {
      await end();
      dispatch(finderReset());
      dispatch(garageEmptied());
      dispatch(padEmptied());
      clearTab();
      await deleteCachedPages();
      queryClient.removeQueries({ queryKey: cartMergedKey });
      // Leaves the page first, so that the page does not request data of a session that has ended.
      await navigate({ to: '/$region', params: { region } });
    });
    await forgetPerson(queryClient);
  };
};

/** For a session that has ended already. */
export const useForgetVisitor = () => {
  const forget = useForget();
  const { mutateAsync } = useMutation({
    mutationKey: forgetting,
    mutationFn: () => forget(() => Promise.resolve()),
    networkMode: 'always',
  });
  return () => mutateAsync();
};

export const useSignOut = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const forget = useForget();
  const signOut = () =>
    api.post('auth/sign-out').catch((error: unknown) => {
      // The session had already ended.
      if (!isUnauthorised(error)) throw error;
    });
  return useMutation({
    mutationKey: forgetting,
    mutationFn: () => forget(signOut),
    onError: () => reloadPersonal(queryClient),
  });
};
