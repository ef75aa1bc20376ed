import type { Body, Data } from '@southline/rest/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';

export type Parked = Data<'operations/get-parked-events'>;
export type Group = Parked['groups'][number];
export type ReplayRun = Parked['runs'][number];
type Decision = Body<'operations/decide-parked-events'>;

const refreshMs = 1_000;
const idleMs = 10_000;

const parkedKey = (api: Api) => [api.region, 'account', 'parked-events'] as const;

/** Parked events by handler. Polled, and more often while a decision is being carried out. */
export const parkedQuery = (api: Api) =>
  queryOptions({
    queryKey: parkedKey(api),
    queryFn: async ({ signal }) => (await api.post('operations/get-parked-events', {}, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.runs.some(({ isOver }) => !isOver) ? refreshMs : idleMs),
  });

/** Decides about all events of a group. The request id changes only after an answer, so a repeated request has one effect. */
export const useDecideParked = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const requestID = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (decision: Omit<Decision, 'requestID'>) =>
      api.post('operations/decide-parked-events', { ...decision, requestID: requestID.current }),
    onSuccess: () => {
      requestID.current = crypto.randomUUID();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: parkedKey(api) }),
  });
};
