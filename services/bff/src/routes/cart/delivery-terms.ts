import type { Data } from '@southline/rest/types';
import { dollarsOf } from '../../contract/money.ts';
import { callRoute } from '../call.ts';

const keptMs = 10 * 60_000;

/**
 * The delivery terms are configuration of orders. They are cached, so that part pages neither wait for orders nor fail
 * with it.
 */
export const getDeliveryTerms = callRoute('cart/get-delivery-terms', ({ clients }) => {
  let kept: { readonly data: Data<'cart/get-delivery-terms'>; readonly at: number } | undefined;
  const ask = async () => {
    const { fee, freeFrom, ...days } = await clients.orders.getDeliveryTerms({});
    kept = { data: { fee: dollarsOf(fee), freeFrom: dollarsOf(freeFrom), ...days }, at: Date.now() };
    return kept.data;
  };
  return async () => {
    if (kept && Date.now() - kept.at < keptMs) return { status: true, data: kept.data };
    const before = kept?.data;
    const data = await ask().catch((error: unknown) => {
      if (before) return before;
      throw error;
    });
    return { status: true, data };
  };
});
