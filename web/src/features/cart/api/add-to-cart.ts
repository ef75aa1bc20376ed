import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { cartKey } from './cart-query.ts';

export type AddToCart = { productNr: string; quantity: number; vehicleSlug?: string };
type Added = { orderID: string; orderNo: string; shoppingCartID: string; quantity: number };

/** Adding a part that is in the cart already adds up. */
export const useAddToCart = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (part: AddToCart) => (await api.post<{ data: Added }>('cart/add-to-cart', part)).data,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      void queryClient.invalidateQueries({ queryKey: cartKey(api) });
    },
  });
};
