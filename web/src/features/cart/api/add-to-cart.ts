import type { Body } from '@southline/rest/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { isOffline } from '../../../shared/http/connection.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import type { SeenPart } from '../../../shared/later/later-parts.ts';
import { cartKey } from './cart-query.ts';

type AddToCart = Body<'cart/add-to-cart'>;
type Wanted = Pick<AddToCart, 'quantity' | 'vehicleSlug'> & { part: SeenPart & Pick<AddToCart, 'productNr'> };

/**
 * Adding a part that is in the cart already adds up. Without a connection the part waits on this device; the answer says so by
 * `isLater`.
 */
export const useAddToCart = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ part, ...wanted }: Wanted) => {
      const { productNr, description, listPrice, isFreePart } = part;
      try {
        await api.post('cart/add-to-cart', { productNr, ...wanted });
        return { isLater: false };
      } catch (error) {
        if (!isOffline() || !isApiError(error, 'NoAnswer')) throw error;
        const { laterParts } = await import('../../../shared/later/later-parts.ts');
        laterParts.add([{ region: api.region, productNr, ...wanted, description, listPrice, isFreePart }]);
        return { isLater: true };
      }
    },
    onSuccess: ({ isLater }) => {
      if (isLater) return;
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      void queryClient.invalidateQueries({ queryKey: cartKey(api) });
    },
  });
};
