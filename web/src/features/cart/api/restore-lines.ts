import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { cartKey } from './cart-query.ts';
import type { CartLine } from './cart-types.ts';

/**
 * Adds removed lines again, one after the other. Units that are back in the cart count, so only the missing ones are
 * requested.
 */
export const useRestoreLines = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `${api.region}-cart` },
    mutationFn: async ({ lines, onRestored }: { lines: CartLine[]; onRestored: (line: CartLine) => void }) => {
      for (const line of lines) {
        const { partno, quantity, vehicleSlug } = line;
        await api.post('cart/add-to-cart', { productNr: partno, quantity, ...(vehicleSlug && { vehicleSlug }) });
        onRestored(line);
      }
    },
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      await queryClient.invalidateQueries({ queryKey: cartKey(api) });
    },
  });
};
