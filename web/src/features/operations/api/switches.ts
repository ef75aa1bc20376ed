import type { Body, Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';

export type Board = Data<'operations/get-switches'>;
export type Setting = Body<'operations/set-switch'>;

const refreshMs = 2_000;

const boardKey = (api: Api) => [api.region, 'account', 'switches'] as const;

/** The switches, and how far each process has applied them. Polled while the page is open. */
export const boardQuery = (api: Api) =>
  queryOptions({
    queryKey: boardKey(api),
    queryFn: async ({ signal }) => (await api.post('operations/get-switches', {}, { signal })).data,
    staleTime: 0,
    refetchInterval: refreshMs,
  });

/** Sets one switch. The list is loaded again also after a refusal, because another person may have changed the switch. */
export const useSetSwitch = () =>
  useCall((api, setting: Setting) => api.post('operations/set-switch', setting), {
    reloads: [boardKey],
    afterRefusal: true,
  });
