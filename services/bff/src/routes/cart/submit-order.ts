import { DomainError } from '@southline/kernel/errors';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { echoedLine } from '../../contract/cart.ts';
import { clientDelivery, toDelivery } from '../../contract/delivery.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { defaultLanguage, object } from '../../contract/fields.ts';
import { remarkFields, toRemarks } from '../../contract/remarks.ts';
import { postCall } from '../call.ts';
import { ownerOf } from '../owner.ts';

const schema = postCall(
  { tag: 'Cart', summary: 'Places the paid order that the lines name; twice gives the same answer' },
  object({
    cart: Type.Array(echoedLine('orderID'), { minItems: 1, maxItems: 200 }),
    devliveryDetails: clientDelivery,
    ccemail: Type.Optional(remarkFields.ccemail),
    purchaseorderno: Type.Optional(remarkFields.purchaseorderno),
    notes: Type.Optional(remarkFields.notes),
  }),
  dataAnswers(Type.Object({ orderID: Type.String(), orderNo: Type.String() })),
);

/** The one order that all lines name. */
const orderOf = (cart: readonly { orderID: string }[]): string => {
  const [orderId, ...others] = new Set(cart.map(({ orderID }) => orderID));
  if (orderId !== undefined && others.length === 0) return orderId;
  const message = 'The lines of the cart name more than one order.';
  throw new DomainError('invalid', 'InvalidRequest', message, { cart: message });
};

export const submitOrder: Route = (app, { clients }) => {
  app.post('/cart/submit-order', { schema, config: { delivery: true, checkout: true } }, async (request) => {
    const { cart, devliveryDetails, ...remarks } = request.body;
    const orderId = orderOf(cart);
    ownerOf(request);
    // Nothing given keeps what was saved before paying.
    const given = Object.keys(remarks).length > 0;
    const placed = await clients.orders.submitOrder({
      orderId,
      delivery: toDelivery(devliveryDetails),
      remarks: given ? toRemarks(remarks) : undefined,
      // A paid order keeps the language that its payment was started in.
      language: defaultLanguage,
      region: request.region,
    });
    return { status: true, data: { orderID: placed.orderId, orderNo: placed.orderNo } };
  });
};
