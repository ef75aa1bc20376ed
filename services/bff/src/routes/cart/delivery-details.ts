import { done } from '@southline/rest/envelope';
import { toDelivery, toServerDelivery } from '../../contract/delivery.ts';
import { toRemarks } from '../../contract/remarks.ts';
import { callRoute } from '../call.ts';

export const updateCustomerDetails = callRoute(
  'cart/update-cart-customer-details',
  ({ clients }) =>
    async (request) => {
      const { devliveryDetails, ...remarks } = request.body;
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
