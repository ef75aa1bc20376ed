import type { Body } from '@southline/rest/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { DEFAULT_LANGUAGE, spokenLanguage } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { OrderIds } from './order-query.ts';
import { ordersKey } from './orders-queries.ts';

export type GuestPair = Body<'Order/request-code'>;

/** The answer is the same for an unknown order or address; only the mail differs. */
export const useRequestCode = () => {
  const language = spokenLanguage(useLanguage());
  const options = language === DEFAULT_LANGUAGE ? {} : { lng: language };
  return useCall((api, pair: GuestPair) => api.post('Order/request-code', pair, options));
};

/**
 * Resolves with the opened order. Cached answers about it are dropped, because they were given before the visitor had access.
 */
const useOpening = <Input>(call: (input: Input) => Promise<{ data: OrderIds }>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async (input: Input): Promise<OrderIds> => {
      const { data } = await call(input);
      queryClient.removeQueries({ queryKey: ordersKey(api) });
      return data;
    },
  });
};

export const useEnterCode = () => {
  const api = useApi();
  return useOpening((body: Body<'Order/enter-code'>) => api.post('Order/enter-code', body));
};

/** Uses the token of a mail. */
export const useOpenLink = () => {
  const api = useApi();
  return useOpening((token: string) => api.post('Order/open-link', { token }));
};

export const useEndLinks = (orderID: string) => useCall((api) => api.post('Order/end-links', { orderID }));
