import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../http/api-client.ts';
import { useApi } from '../http/api-context.ts';
import { isApiError } from '../http/api-error.ts';

type Pictures = Readonly<Record<string, string>>;

/** Addresses of a screen's pictures by their key; a screen without pictures has none (spec §8: "defaults or hidden"). */
export const screenImagesQuery = (api: Api, screenName: string) =>
  queryOptions({
    queryKey: [api.region, 'images', screenName],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Pictures> => {
      try {
        const { data } = await api.get('Images/get', { screenName }, { signal });
        return Object.fromEntries(data.map(({ id2, fileName }) => [id2, api.fileUrl(`images/${fileName}`)]));
      } catch (error) {
        if (isApiError(error, 'NotFound')) return {};
        throw error;
      }
    },
  });

/** `image('hero')`: the address of a picture, or undefined where there is none. */
export const useScreenImages = (screenName: string): ((key: string) => string | undefined) => {
  const { data } = useQuery(screenImagesQuery(useApi(), screenName));
  return (key) => data?.[key];
};
