import { splitAddresses } from '@southline/kernel/email';
import { done } from '@southline/rest/envelope';
import type { Data } from '@southline/rest/types';
import { toDelivery, toServerDelivery } from '../../contract/delivery.ts';
import { dollarsOf } from '../../contract/money.ts';
import { toRemarks } from '../../contract/remarks.ts';
import { callRoute } from '../call.ts';
import { ownerOf } from '../owner.ts';

export const updateCustomerDetails = callRoute(
  'cart/update-cart-customer-details',
  ({ clients, limitMails }) =>
    async (request) => {
      const { devliveryDetails, ...remarks } = request.body;
      const copies = splitAddresses(remarks.ccemail ?? '');
      if (copies.length > 0) await limitMails(copies, ownerOf(request));
      await clients.orders.saveCustomerDetails({
        delivery: toDelivery(devliveryDetails),
        remarks: toRemarks(remarks),
      });
      return done;
    },
  { config: { delivery: true } },
);

export const getDeliveryAddresses = callRoute('cart/get-delivery-addresses', ({ clients }) => async () => {
  const { addresses } = await clients.orders.listDeliveryAddresses({});
  return { status: true, data: addresses.map(toServerDelivery) };
});

const cacheMs = 10 * 60_000;

/**
 * The delivery terms are configuration of orders. They are cached, so that part pages neither wait for orders nor fail
 * with it.
 */
export const getDeliveryTerms = callRoute('cart/get-delivery-terms', ({ clients }) => {
  let cached: { readonly data: Data<'cart/get-delivery-terms'>; readonly at: number } | undefined;
  const ask = async () => {
    const { fee, freeFrom, holidays, ...days } = await clients.orders.getDeliveryTerms({});
    const byState = Object.fromEntries(holidays.map(({ state, days: off }) => [state, off]));
    const data = { fee: dollarsOf(fee), freeFrom: dollarsOf(freeFrom), ...days, holidays: byState };
    cached = { data, at: Date.now() };
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
