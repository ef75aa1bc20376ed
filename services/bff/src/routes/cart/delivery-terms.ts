import type { Data } from '@southline/rest/types';
import { dollarsOf } from '../../contract/money.ts';
import { callRoute } from '../call.ts';

const cacheMs = 10 * 60_000;

/**
 * The delivery terms are configuration of orders. They are cached, so that part pages neither wait for orders nor fail
 * with it.
 */
export const getDeliveryTerms = callRoute('cart/get-delivery-terms', ({ clients }) => {
  let cached: { readonly data: Data<'cart/get-delivery-terms'>; readonly at: number } | undefined;
  const ask = async () => {
    const { fee, freeFrom, ...days } = await clients.orders.getDeliveryTerms({});
    cached = { data: { fee: dollarsOf(fee), freeFrom: dollarsOf(freeFrom), ...days }, at: Date.now() };
    return cached.data;
  };
  return async () => {
    if (cached && Date.now() - cached.at < cacheMs) return { status: true, data: cached.data };
    const before = cached?.data;
    const data = await ask().catch((error: unknown) => {
      if (before) return before;
      throw error;
    });
    return { status: true, data };
  };
});
