import type { Data } from '@southline/rest/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';

export type Added = Data<'cart/quick-order'>;
export type AddRow = { partNo: string; quantity: number };

/** All parts of a job in one call. A second try of the same rows after a lost answer adds nothing twice. */
export const useAddJob = (vehicleSlug: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const wish = useRef({ rows: '', key: '' });
  return useMutation({
    mutationFn: async (rows: AddRow[]) => {
      const said = JSON.stringify(rows);
      if (wish.current.rows !== said) wish.current = { rows: said, key: crypto.randomUUID() };
      const { key: idempotencyKey } = wish.current;
      return (await api.post('cart/quick-order', { rows, vehicleSlug }, { idempotencyKey })).data;
    },
    onSuccess: async () => {
      // The next request after an answer is a new one, so it needs a new key.
      wish.current = { rows: '', key: '' };
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      await queryClient.invalidateQueries({ queryKey: [api.region, 'cart'] });
    },
  });
};
