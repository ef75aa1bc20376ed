import type { Body } from '@southline/rest/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { cartKey } from './cart-query.ts';

export type AddToCart = Body<'cart/add-to-cart'>;

/** Adding a part that is in the cart already adds up. */
export const useAddToCart = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (part: AddToCart) => (await api.post('cart/add-to-cart', part)).data,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      void queryClient.invalidateQueries({ queryKey: cartKey(api) });
    },
  });
};
