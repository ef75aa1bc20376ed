import { splitAddresses } from '@southline/kernel/email';
import { done } from '@southline/rest/envelope';
import { toDelivery, toServerDelivery } from '../../contract/delivery.ts';
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
