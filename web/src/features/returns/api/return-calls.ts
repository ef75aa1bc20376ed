import type { Answer, Body, Data } from '@southline/rest/types';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { uploadForm } from '../../../shared/http/upload.ts';
import { sentName } from '../model/photo.ts';
import { ordersKey, returnsKey } from './returns-queries.ts';

export type OrderToReturn = Data<'return/get-member-order-details'>[number];
export type Returnable = Data<'return/get-return-order-info'>;
export type ReturnItem = Data<'return/get-return-request-details'>['table'][number];
export type ChatEntry = Data<'return/get-return-request-chat-details'>['table'][number];

/** The order with the lines that may come back. */
export const requestQuery = (api: Api, orderID: string) =>
  queryOptions({
    queryKey: [...returnsKey(api), 'order', orderID],
    queryFn: async ({ signal }): Promise<{ order: OrderToReturn | undefined; info: Returnable }> => {
      const body = { orderNo: orderID };
      const [order, info] = await Promise.all([
        api.post('return/get-member-order-details', body, { signal }),
        api.post('return/get-return-order-info', body, { signal }),
      ]);
      return { order: order.data[0], info: info.data };
    },
    staleTime: 10_000,
  });

/** Staff and member may have it open at the same time. */
const CONVERSATION_MS = 20_000;

export const itemQuery = (api: Api, returnItemID: string) =>
  queryOptions({
    queryKey: [...returnsKey(api), 'item', returnItemID],
    queryFn: async ({ signal }): Promise<{ item: ReturnItem | undefined; chat: ChatEntry[] }> => {
      const [details, chat] = await Promise.all([
        api.post('return/get-return-request-details', { returnItemID }, { signal }),
        api.post('return/get-return-request-chat-details', { returnItemID }, { signal }),
      ]);
      return { item: details.data.table[0], chat: chat.data.table };
    },
    staleTime: 5_000,
    refetchInterval: CONVERSATION_MS,
  });

/** Compared with the session by the server. */
export const useMemberno = (): string => useQuery(sessionQuery(useApi())).data?.user?.membershipNo ?? '';

/** Lists, the order's page and the returns themselves are read again, also after a refusal: somebody else was here. */
const useChange = <Wanted, Result>(change: (api: Api, wanted: Wanted) => Promise<Result>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) => change(api, wanted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey(api) }),
  });
};

export const useCreateReturn = () =>
  useChange(async (api, returnItems: Body<'return/create-return-order-item'>['returnItems']) => {
    const { data } = await api.post('return/create-return-order-item', { returnItems });
    return data.returnOrderNo;
  });

export const useFollowUp = () =>
  useChange((api, wanted: Body<'return/update-return-request-details'>) =>
    api.post('return/update-return-request-details', wanted),
  );

export const useRespond = () =>
  useChange((api, wanted: Body<'return/respond-return-request'>) => api.post('return/respond-return-request', wanted));

export type Processing = Body<'return/process-return'>['returnItems'];

/** What became of pressing a button: the server's words, or that the refund is still under way. */
export const useProcessReturn = () =>
  useChange((api, returnItems: Processing) => api.post('return/process-return', { returnItems }));

/** Sends a photo; resolves with the name by which a request takes it. */
export const useSendPhoto = () => {
  const api = useApi();
  return async (file: File, options: Parameters<typeof uploadForm>[2]): Promise<string> => {
    const form = new FormData();
    form.append('files', file, sentName(file.name));
    const { newFileName } = await uploadForm<Answer<'return/return-upload-image'>>(
      api.urlOf('return/return-upload-image'),
      form,
      options,
    );
    return newFileName;
  };
};
