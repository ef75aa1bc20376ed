import type { Data } from '@southline/rest/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { useConfirmed } from '../../../shared/http/confirmed.ts';
import { idOf, type WorkItem } from '../model/work.ts';

export type Work = Data<'operations/get-work'>;

const workKey = (api: Api) => [api.region, 'account', 'work'] as const;

/** Items that wait for staff. Loaded again whenever a page shows them. */
export const workQuery = (api: Api) =>
  queryOptions({
    queryKey: workKey(api),
    queryFn: async ({ signal }) => (await api.post('operations/get-work', {}, { signal })).data,
    staleTime: 0,
  });

export interface Failure {
  readonly item: WorkItem;
  readonly error: Error;
}

/** The reason of a decision. `value` is the new address if a mail is sent to another one. */
interface Why {
  readonly reason: string;
  readonly value?: string | undefined;
}

/** The progress of a decision about several items. */
export interface Run {
  readonly all: number;
  readonly done: number;
  readonly failures: readonly Failure[];
  readonly isOver: boolean;
}

/**
 * Carries out one decision for several items, one after the other, and then loads the list again. An item whose answer was lost
 * keeps its request id, so that a second run has no second effect.
 */
export const useDecide = () => {
  const api = useApi();
  const confirmed = useConfirmed();
  const queryClient = useQueryClient();
  const ids = useRef(new Map<string, string>());
  const [run, setRun] = useState<Run>();

  const send = async (item: WorkItem, decision: string, { reason, value }: Why): Promise<void> => {
    const { service, kind, key } = item;
    const about = { service, kind, key, ...(value && { value }) };
    const name = `${idOf(item)} ${decision}`;
    const requestID = ids.current.get(name) ?? crypto.randomUUID();
    ids.current.set(name, requestID);
    try {
      await confirmed(() => api.post('operations/decide-work', { ...about, decision, reason, requestID }));
      ids.current.delete(name);
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) ids.current.delete(name);
      throw error;
    }
  };

  const decide = async (items: readonly WorkItem[], decision: string, why: Why): Promise<void> => {
    const failures: Failure[] = [];
    setRun({ all: items.length, done: 0, failures, isOver: false });
    for (const [index, item] of items.entries()) {
      await send(item, decision, why).catch((error: unknown) => {
        failures.push({ item, error: error instanceof Error ? error : new Error(String(error)) });
      });
      setRun({ all: items.length, done: index + 1, failures: [...failures], isOver: false });
    }
    await queryClient.invalidateQueries({ queryKey: workKey(api) });
    setRun({ all: items.length, done: items.length, failures, isOver: true });
  };
  return { run, decide };
};
