import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../http/api-client.ts';
import { useApi } from '../http/api-context.ts';
import { isApiError } from '../http/api-error.ts';
import type { Language } from '../i18n/language.ts';
import { COUNTRIES } from '../i18n/texts-query.ts';
import { useLanguage } from '../i18n/use-language.ts';

type Pictures = Readonly<Record<string, string>>;

/** The URLs of a screen's pictures by key; empty for a screen without pictures. */
export const screenImagesQuery = (api: Api, language: Language, screenName: string) =>
  queryOptions({
    queryKey: [api.region, 'images', language, screenName],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Pictures> => {
      const query = { lng: language, screenName, country: COUNTRIES[api.region] };
      try {
        const { data } = await api.get('Images/get', query, { signal });
        return Object.fromEntries(data.map(({ id2, fileName }) => [id2, api.fileUrl(`images/${fileName}`)]));
      } catch (error) {
        if (isApiError(error, 'NotFound')) return {};
        throw error;
      }
    },
  });

/** `image('hero')`: the URL of a picture, or undefined. */
export const useScreenImages = (screenName: string): ((key: string) => string | undefined) => {
  const options = screenImagesQuery(useApi(), useLanguage(), screenName);
  const { data } = useQuery({ ...options, placeholderData: keepPreviousData });
  return (key) => data?.[key];
};
