import type { Body } from '@southline/rest/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { ordersKey } from './orders-queries.ts';

type OfferAnswer = Body<'Order/answer-offer'>;

/** Resolves with the order to be paid. The orders are loaded again, also after a refusal. */
export const useAnswerOffer = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answer: OfferAnswer) => (await api.post('Order/answer-offer', answer)).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey(api) }),
  });
};
