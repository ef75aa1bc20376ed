import type { Data, PartRow } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';
import { returnsKey } from './returns-queries.ts';

export type OrderToReturn = Data<'return/get-member-order-details'>[number];
export type Returnable = Data<'return/get-return-order-info'>;
export type ReturnItem = Data<'return/get-return-request-details'>['table'][number];
type Chat = Data<'return/get-return-request-chat-details'>;
export type ChatEntry = Chat['table'][number];
/** A message about an item of the return. */
export type ThreadEntry = NonNullable<Chat['thread']>[number];

/** The order with its returnable lines. */
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

export type ExchangePart = PartRow;

/** Parts that match words or a number, have a price and can be ordered. Parts that fit the vehicle come first. */
export const exchangePartsQuery = (api: Api, keywords: string, vehicleSlug: string) =>
  queryOptions({
    queryKey: [...returnsKey(api), 'exchange', keywords, vehicleSlug],
    queryFn: async ({ signal }) => {
      const asked = { keywords, pageSize: 20, ...(vehicleSlug && { vehicleSlug }) };
      const found = await execute(api, 'GET', 'api/Product/SearchByKeywords', asked, { signal });
      return found.partListing
        .flatMap(({ partsListing }) => partsListing)
        .filter(({ listPrice, orderable }) => listPrice > 0 && orderable);
    },
    enabled: keywords !== '',
    staleTime: 60_000,
  });

/** The page polls, because staff and the member may have the return open at the same time. */
const CONVERSATION_MS = 20_000;

export const itemQuery = (api: Api, returnItemID: string) =>
  queryOptions({
    queryKey: [...returnsKey(api), 'item', returnItemID],
    queryFn: async ({ signal }): Promise<{ item: ReturnItem | undefined; thread: ThreadEntry[] }> => {
      const [details, chat] = await Promise.all([
        api.post('return/get-return-request-details', { returnItemID }, { signal }),
        api.post('return/get-return-request-chat-details', { returnItemID }, { signal }),
      ]);
      const item = details.data.table[0];
      // An earlier release of the server sends the messages about the item alone.
      const {
        table,
        thread = table.map((entry) => ({ ...entry, returnItemID, partNumber: '', partsDescription: '' })),
      } = chat.data;
      return { item, thread };
    },
    staleTime: 5_000,
    refetchInterval: CONVERSATION_MS,
  });
