import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { mostInStock } from '../model/stock.ts';
import { withQuantity } from '../model/with-quantity.ts';
import { cartKey } from './cart-query.ts';
import type { Cart, CartLine } from './cart-types.ts';

type LineQuantity = { line: CartLine; quantity: number };
const changeKey = (api: Api) => [api.region, 'cart-change'] as const;

/** After several quick changes the cart is loaded once, after the last one. */
const useReload = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    if (queryClient.isMutating({ mutationKey: changeKey(api) }) > 1) return;
    void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
    await queryClient.invalidateQueries({ queryKey: cartKey(api) });
  };
};

/** A change of the cart, after which the cart is loaded again. Changes run one after the other. */
export const useCartChange = () => {
  const api = useApi();
  return { mutationKey: [...changeKey(api), 'voucher'], scope: { id: `${api.region}-cart` }, onSettled: useReload() };
};

/** Whether the cart is changing: its total is not known yet. */
export const useIsCartChanging = (): boolean => useIsMutating({ mutationKey: changeKey(useApi()) }) > 0;

/** Shows the new quantity at once; a refusal restores the old cart. Changes run one after the other. */
export const useSetLineQuantity = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationKey: changeKey(api),
    scope: { id: `${api.region}-cart` },
    mutationFn: ({ line, quantity }: LineQuantity) =>
      api.post('cart/update-carts', { shoppingCartID: line.shoppingCartID, quantity, totalSales: line.totalSales }),
    onMutate: async ({ line, quantity }) => {
      await queryClient.cancelQueries({ queryKey: cartKey(api) });
      const before = queryClient.getQueryData<Cart>(cartKey(api));
      queryClient.setQueryData<Cart>(cartKey(api), (cart) => cart && withQuantity(cart, line.shoppingCartID, quantity));
      return { before };
    },
    onError: (_error, _change, context) => queryClient.setQueryData(cartKey(api), context?.before),
    onSettled: reload,
  });
};

export const useRemoveLines = () => {
  const api = useApi();
  const reload = useReload();
  return useMutation({
    mutationKey: changeKey(api),
    scope: { id: `${api.region}-cart` },
    mutationFn: (lines: CartLine[]) =>
      api.post('cart/delete-carts', { cartItems: lines.map(({ shoppingCartID }) => ({ shoppingCartID })) }),
    onSettled: reload,
  });
};

type Swap = { line: CartLine; productNr: string; quantity: number };

/** Puts another part in the place of a line. It is added first, so that a refusal changes nothing. */
export const useSwapLine = () => {
  const api = useApi();
  const reload = useReload();
  return useMutation({
    mutationKey: changeKey(api),
    scope: { id: `${api.region}-cart` },
    mutationFn: async ({ line: { shoppingCartID, vehicleSlug }, productNr, quantity }: Swap) => {
      await api.post('cart/add-to-cart', { productNr, quantity, ...(vehicleSlug && { vehicleSlug }) });
      await api.post('cart/delete-carts', { cartItems: [{ shoppingCartID }] });
    },
    onSettled: reload,
  });
};

/** Lowers the lines to their stock. `onTaken` is called for each change that was made, with the units that were taken out. */
export const useTakeStock = () => {
  const api = useApi();
  const reload = useReload();
  return useMutation({
    mutationKey: changeKey(api),
    scope: { id: `${api.region}-cart` },
    mutationFn: async ({ lines, onTaken }: { lines: CartLine[]; onTaken: (line: CartLine, units: number) => void }) => {
      for (const line of lines) {
        const { shoppingCartID, quantity, totalSales } = line;
        const most = mostInStock(line);
        if (most > 0) await api.post('cart/update-carts', { shoppingCartID, quantity: most, totalSales });
        else await api.post('cart/delete-carts', { cartItems: [{ shoppingCartID }] });
        onTaken(line, quantity - most);
      }
    },
    onSettled: reload,
  });
};

/** Lines with a change under way. */
export const useBusyLines = (): ReadonlySet<string> => {
  const api = useApi();
  const changes = useMutationState({
    filters: { mutationKey: changeKey(api), status: 'pending' },
    select: ({ options, state }) =>
      options.mutationKey?.includes('voucher')
        ? []
        : (state.variables as LineQuantity | CartLine[] | { lines: CartLine[] }),
  });
  const lines = changes.flatMap((change) => {
    if (Array.isArray(change)) return change;
    return 'lines' in change ? change.lines : [change.line];
  });
  return new Set(lines.map(({ shoppingCartID }) => shoppingCartID));
};
