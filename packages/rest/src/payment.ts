import { Type } from 'typebox';
import { post } from './call.ts';
import { answers } from './envelope.ts';
import { amount, id, language, object, orderNumber, text } from './fields.ts';
import { own } from './who.ts';

export const paymentCalls = {
  'payment/eway-access-code': post(
    {
      tag: 'Payment',
      who: own,
      summary: 'Freezes the cart, holds its stock and opens a card payment.',
      refusals: ['CartChanged', 'StockShort', 'AttemptInFlight', 'CartEmpty', 'OrderTooLarge', 'TooManyRequests'],
    },
    object({ orderID: id(), orderNo: orderNumber(), amount: amount(), language: Type.Optional(language()) }),
    answers({
      accessCode: Type.String(),
      formUrl: Type.String({ description: 'Where the browser posts the card to.' }),
      rdTransactionNo: Type.String(),
      heldUntil: Type.Optional(Type.String({ description: 'Until then the goods are held: ISO 8601, UTC.' })),
    }),
  ),
  'payment/eway-sending-card': post(
    {
      tag: 'Payment',
      who: own,
      summary:
        'Says that the card is about to be posted to formUrl, so that nothing else is opened for the same goods meanwhile; may be ' +
        'repeated. After a refusal the card is not posted.',
      refusals: ['CartChanged', 'AlreadyPaid'],
    },
    object({ orderID: id(), orderNo: orderNumber(), rdTransactionID: text(64, 1) }),
    answers({}),
  ),
  'payment/eway-query-transaction-and-save-response': post(
    {
      tag: 'Payment',
      who: own,
      summary: 'Asks what became of a card payment; may be repeated.',
      refusals: ['Pending', 'Declined', 'CardInvalid'],
    },
    object({
      orderID: id(),
      orderNo: orderNumber(),
      accessCode: text(512, 1),
      rdTransactionID: text(64, 1),
      language: Type.Optional(language()),
    }),
    answers({
      code: Type.Optional(Type.String({ description: 'Pending, Declined or CardInvalid with status:false.' })),
    }),
  ),
};
