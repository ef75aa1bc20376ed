import type { Data } from '@southline/rest/types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../http/api-client.ts';
import { useApi } from '../http/api-context.ts';
import { spokenLanguage } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-language.ts';

export type SwitchName = Data<'session/switches'>[number]['name'];

const refreshMs = 30_000;

const switchesQuery = (api: Api, lng: string) =>
  queryOptions({
    queryKey: [api.region, 'switches', lng],
    queryFn: async ({ signal }) => (await api.get('session/switches', { lng }, { signal })).data,
    staleTime: refreshMs,
    refetchInterval: refreshMs,
    retry: false,
  });

/** The text of the first of these switches that is on. Undefined if none is, or if the server does not say. */
export const useSwitchText = (...names: readonly SwitchName[]): string | undefined => {
  const { data = [] } = useQuery(switchesQuery(useApi(), spokenLanguage(useLanguage())));
  return data.find(({ name }) => names.includes(name))?.text;
};
