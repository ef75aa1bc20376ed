import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers } from './envelope.ts';
import { amount, id, issued, language, object, orderNumber } from './fields.ts';
import { own } from './who.ts';

const { post } = callsOf('Payment');

export const paymentCalls = {
  'payment/eway-access-code': post(
    own,
    'Freezes the cart, holds its stock and opens a card payment.',
    object({ orderID: id(), orderNo: orderNumber(), amount: amount(), language: Type.Optional(language()) }),
    answers({
      accessCode: Type.String(),
      formUrl: Type.String({ description: 'Where the browser posts the card to.' }),
      rdTransactionNo: Type.String(),
      heldUntil: Type.Optional(Type.String({ description: 'Until then the goods are held: ISO 8601, UTC.' })),
    }),
    ['CartChanged', 'StockShort', 'AttemptInFlight', 'CartEmpty', 'OrderTooLarge', 'TooManyRequests'],
  ),
  'payment/eway-sending-card': post(
    own,
    'Says that the card is about to be posted to formUrl, so that nothing else is opened for the same goods meanwhile; may be ' +
      'repeated. After a refusal the card is not posted.',
    object({ orderID: id(), orderNo: orderNumber(), rdTransactionID: issued(64, 1) }),
    answers({}),
    ['CartChanged', 'AlreadyPaid'],
  ),
  'payment/eway-query-transaction-and-save-response': post(
    own,
    'Asks what became of a card payment; may be repeated.',
    object({
      orderID: id(),
      orderNo: orderNumber(),
      accessCode: issued(512, 1),
      rdTransactionID: issued(64, 1),
      language: Type.Optional(language()),
    }),
    answers({
      code: Type.Optional(Type.String({ description: 'Pending, Declined or CardInvalid with status:false.' })),
    }),
    ['Pending', 'Declined', 'CardInvalid'],
  ),
};
