import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { clientDelivery, toDelivery } from '../../contract/delivery.ts';
import { answers, done } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { remarkFields, toRemarks } from '../../contract/remarks.ts';
import { postCall } from '../call.ts';
import { ownerOf } from '../owner.ts';

const schema = postCall(
  { tag: 'Cart', summary: 'Saves delivery details and, where given, what else belongs to the order' },
  object({
    devliveryDetails: clientDelivery,
    ccemail: Type.Optional(remarkFields.ccemail),
    purchaseorderno: Type.Optional(remarkFields.purchaseorderno),
    notes: Type.Optional(remarkFields.notes),
  }),
  answers({}),
);

export const updateCustomerDetails: Route = (app, { clients }) => {
  app.post('/cart/update-cart-customer-details', { schema, config: { delivery: true } }, async (request) => {
    ownerOf(request);
    const { devliveryDetails, ...remarks } = request.body;
    // Nothing given keeps what was saved before.
    const given = Object.keys(remarks).length > 0;
    await clients.orders.saveCustomerDetails({
      delivery: toDelivery(devliveryDetails),
      remarks: given ? toRemarks(remarks) : undefined,
    });
    return done;
  });
};
