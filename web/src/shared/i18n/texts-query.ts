import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/api-client.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { loadMessageParser } from './message-parser.ts';

export type ScreenTexts = Readonly<Record<string, string>>;

export const COUNTRIES = { au: 'B2CAU', nz: 'B2CNZ' } as const;
const PAUSE_AFTER_FAILURE_MS = 30_000;

/**
 * The texts of a screen in a language, by message id. They are cached for the visit; the browser revalidates them by ETag
 * once per load. Not retried, because English is the fallback.
 */
export const textsQuery = (api: Api, language: Language, screen: string) =>
  queryOptions({
    queryKey: [api.region, 'texts', language, screen],
    queryFn: async ({ signal }): Promise<ScreenTexts> => {
      const query = { lng: language, screenName: screen, country: COUNTRIES[api.region] };
      return (await api.get('Language/get', query, { signal })).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type Context = { api: Api; queryClient: QueryClient; language: () => Language };

/**
 * Resolves when the texts of these screens are loaded, or have failed: the page is then in English. English needs no loading.
 */
export const loadTexts = async ({ api, queryClient, language }: Context, screens: readonly string[]): Promise<void> => {
  const chosen = language();
  if (chosen === DEFAULT_LANGUAGE) return;
  await Promise.all([
    loadMessageParser(),
    ...screens.map(async (screen) => {
      const options = textsQuery(api, chosen, screen);
      const state = queryClient.getQueryState(options.queryKey);
      if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < PAUSE_AFTER_FAILURE_MS) return;
      await queryClient.ensureQueryData(options).catch(() => undefined);
    }),
  ]);
};
