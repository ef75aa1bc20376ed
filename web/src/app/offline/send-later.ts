import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from '../../features/cart/api/cart-query.ts';
import type { Cart } from '../../features/cart/api/cart-types.ts';
import type { Api, Region } from '../../shared/http/api-client.ts';
import { isApiError, isTemporary } from '../../shared/http/api-error.ts';
import { sessionKey } from '../../shared/http/session-query.ts';
import { type LaterOutcome, type LaterPart, laterParts } from '../../shared/later/later-parts.ts';

type Client = { apiFor: (region: Region) => Api; queryClient: QueryClient };

/** The server's refusal; undefined if the part is in the cart. Throws if the call has to be repeated. */
const refusalOf = async (api: Api, { key, productNr, quantity, vehicleSlug }: LaterPart) => {
  try {
    const part = { productNr, quantity, ...(vehicleSlug && { vehicleSlug }) };
    await api.post('cart/add-to-cart', part, { idempotencyKey: key });
    return undefined;
  } catch (error) {
    if (!isApiError(error) || isTemporary(error)) throw error;
    return error.message;
  }
};

/** Compares the part with its line of the cart. */
const comparedWith = (cart: Cart, part: LaterPart): LaterOutcome => {
  const line = cart.listing.find(({ partno, freeWith }) => partno === part.productNr && !freeWith);
  // An old number can be in the cart under its new one.
  if (!line) return part;
  const { listPrice, isFreePart, partsDescription: description, warehouseStock, quantity } = line;
  return {
    ...part,
    ...((listPrice !== part.listPrice || isFreePart !== part.isFreePart) && {
      now: { listPrice, isFreePart, description },
    }),
    ...(warehouseStock < quantity && { inStock: warehouseStock }),
  };
};

const sendOf = async (region: Region, { apiFor, queryClient }: Client): Promise<void> => {
  const waiting = laterParts.state().waiting.filter((part) => part.region === region);
  if (waiting.length === 0) return;
  const api = apiFor(region);
  const refusals = new Map<string, string>();
  for (const part of waiting) {
    const refusal = await refusalOf(api, part);
    if (refusal !== undefined) refusals.set(part.key, refusal);
  }
  void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
  // Until the cart has answered, the parts stay here. Sending them again adds nothing, because each has its key.
  const cart = await queryClient.fetchQuery(cartQuery(api));
  laterParts.settle(
    waiting.map((part): LaterOutcome => {
      const refusal = refusals.get(part.key);
      return refusal === undefined ? comparedWith(cart, part) : { ...part, refusal };
    }),
  );
};

let running: Promise<void> | undefined;

const sendAll = async (client: Client): Promise<void> => {
  for (const region of ['au', 'nz'] as const) await sendOf(region, client);
};

/** Adds the waiting parts to the cart. Without an answer they wait on. */
export const sendLater = (client: Client): Promise<void> => {
  running ??= sendAll(client)
    .catch((error: unknown) => {
      if (!isApiError(error)) throw error;
    })
    .finally(() => {
      running = undefined;
    });
  return running;
};
