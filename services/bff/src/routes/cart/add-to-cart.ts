import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { object, partNumber, quantity, vehicleSlug } from '../../contract/fields.ts';
import { keepGuest } from '../../plugins/guest-cookie.ts';
import { postCall } from '../call.ts';
import { ownerOf } from '../owner.ts';

const added = Type.Object({
  orderID: Type.String(),
  orderNo: Type.String(),
  shoppingCartID: Type.String(),
  quantity: Type.Integer(),
});

const schema = {
  ...postCall(
    { tag: 'Cart', summary: 'Adds a part; adding it again adds up. The first one opens the guest session.' },
    object({ productNr: partNumber(), quantity: quantity(), vehicleSlug: Type.Optional(vehicleSlug()) }),
    dataAnswers(added),
  ),
  headers: Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        pattern: '^[\\x21-\\x7E]+$',
        description: 'A repeat with the same key adds nothing; with another body it is 409 KeyReused.',
      }),
    ),
  }),
};

export const addToCart: Route = (app, { clients, settings }) => {
  app.post('/cart/add-to-cart', { schema }, async (request, reply) => {
    const { body, headers, guest, person } = request;
    ownerOf(request);
    const line = await clients.orders.addToCart({
      partNo: body.productNr,
      quantity: body.quantity,
      vehicleSlug: body.vehicleSlug ?? '',
      idempotencyKey: headers['idempotency-key'] ?? '',
    });
    // Only now: a refused first line leaves no session behind.
    if (guest && !person) keepGuest(reply, guest, settings);
    const data = {
      orderID: line.orderId,
      orderNo: line.orderNo,
      shoppingCartID: line.lineId,
      quantity: line.quantity,
    };
    return { status: true, data };
  });
};
