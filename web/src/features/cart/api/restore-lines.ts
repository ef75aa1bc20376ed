import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { cartKey } from './cart-query.ts';
import type { CartLine } from './cart-types.ts';

/** Puts removed lines back, one after the other; what has come back already adds up, so only what is missing is asked for. */
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
