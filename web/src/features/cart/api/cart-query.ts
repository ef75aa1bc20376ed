import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import type { Cart } from './cart-types.ts';

export const cartKey = (api: Api) => [api.region, 'cart'] as const;

/** The cart at today's prices; empty without a session. */
export const cartQuery = (api: Api) =>
  queryOptions({
    queryKey: cartKey(api),
    queryFn: ({ signal }): Promise<Cart> => api.post('cart/get-shopping-carts-for-cartspage', {}, { signal }),
    staleTime: 0,
    // Another tab may have changed the cart.
    refetchOnWindowFocus: true,
  });
