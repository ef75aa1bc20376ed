import { done } from '@southline/rest/envelope';
import { toDelivery } from '../../contract/delivery.ts';
import { toRemarks } from '../../contract/remarks.ts';
import { callRoute } from '../call.ts';
import { ownerOf } from '../owner.ts';

export const updateCustomerDetails = callRoute(
  'cart/update-cart-customer-details',
  ({ clients }) =>
    async (request) => {
      ownerOf(request);
      const { devliveryDetails, ...remarks } = request.body;
      // Nothing given keeps what was saved before.
      const given = Object.keys(remarks).length > 0;
      await clients.orders.saveCustomerDetails({
        delivery: toDelivery(devliveryDetails),
        remarks: given ? toRemarks(remarks) : undefined,
      });
      return done;
    },
  { config: { delivery: true } },
);
