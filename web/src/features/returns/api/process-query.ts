import type { Answer, Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { returnsKey } from './returns-queries.ts';

type Details = Answer<'return/get-admin-return-details'>;
export type ReturnSummary = Details['returnSummary'];
export type ProcessLine = Details['returnDetail'][number];
export type ReturnToProcess = { summary: ReturnSummary; lines: ProcessLine[] };

/**
 * Poll often while a refund is under way, because the staff member waits for it. Otherwise poll rarely, because a colleague
 * may change the return.
 */
const REFUNDING_MS = 2_000;
const COLLEAGUES_MS = 20_000;

export const processQuery = (api: Api, returnOrderNo: string) =>
  queryOptions({
    queryKey: [...returnsKey(api), 'process', returnOrderNo],
    queryFn: async ({ signal }): Promise<ReturnToProcess> => {
      const { returnSummary, returnDetail } = await api.post(
        'return/get-admin-return-details',
        { returnOrderNo },
        { signal },
      );
      return { summary: returnSummary, lines: returnDetail };
    },
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) =>
      data?.summary.status === 'Refunding' && !data.summary.refundProblem ? REFUNDING_MS : COLLEAGUES_MS,
  });

export type ReturnView = Data<'return/view-return-details'>;

export const viewQuery = (api: Api, orderNo: string, returnOrderNo: string) =>
  queryOptions({
    queryKey: [...returnsKey(api), 'view', orderNo, returnOrderNo],
    queryFn: async ({ signal }): Promise<ReturnView> =>
      (await api.post('return/view-return-details', { orderNo, returnOrderNo }, { signal })).data,
    staleTime: 10_000,
  });
