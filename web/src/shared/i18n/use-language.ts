import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Api } from '../http/api-client.ts';
import { deleteCachedPages } from '../session/cached-pages.ts';
import { languageChosen } from '../store/preferences-slice.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { type Language, languageCookie } from './language.ts';
import { shownScreens } from './shown-screens.ts';
import { loadTexts } from './texts-query.ts';

export const useLanguage = (): Language => useAppSelector(({ preferences }) => preferences.language);

/** Changes the language of the page at once, without loading it again, and remembers it for the next visit. */
export const useChooseLanguage = (api: Api): ((language: Language) => Promise<void>) => {
  const router = useRouter();
  const queryClient = useQueryClient();
  const dispatch = useAppDispatch();
  return async (language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
    document.cookie = languageCookie(language, router.options.basepath ?? '/');
    // Cached pages are in the previous language.
    await deleteCachedPages();
    await loadTexts({ api, queryClient, language: () => language }, shownScreens(router.state.matches));
    dispatch(languageChosen(language));
  };
};
