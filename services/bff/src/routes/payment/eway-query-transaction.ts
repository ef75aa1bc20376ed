import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { answers, done } from '../../contract/envelope.ts';
import { id, language, object, orderNumber, text } from '../../contract/fields.ts';
import { requireCaptured } from '../../contract/payment.ts';
import { postCall } from '../call.ts';
import { ownerOf } from '../owner.ts';

const schema = postCall(
  { tag: 'Payment', summary: 'Asks what became of a card payment; may be repeated' },
  object({
    orderID: id(),
    orderNo: orderNumber(),
    accessCode: text(512, 1),
    rdTransactionID: text(64, 1),
    language: Type.Optional(language()),
  }),
  answers({ code: Type.Optional(Type.String({ description: 'Pending, Declined or CardInvalid with status:false.' })) }),
);

export const queryTransaction: Route = (app, { clients }) => {
  const path = '/payment/eway-query-transaction-and-save-response';
  app.post(path, { schema, config: { checkout: true } }, async (request) => {
    ownerOf(request);
    const { orderID, orderNo, accessCode, rdTransactionID } = request.body;
    const confirmed = await clients.orders.confirmPayment({
      orderId: orderID,
      orderNo,
      accessCode,
      transactionNo: rdTransactionID,
    });
    requireCaptured(confirmed);
    return done;
  });
};
