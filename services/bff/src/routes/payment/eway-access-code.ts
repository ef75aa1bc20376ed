import { DomainError } from '@southline/kernel/errors';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { answers } from '../../contract/envelope.ts';
import { amount, defaultLanguage, id, language, object, orderNumber } from '../../contract/fields.ts';
import { moneyFrom } from '../../contract/money.ts';
import { postCall } from '../call.ts';
import { ownerOf } from '../owner.ts';

const schema = postCall(
  { tag: 'Payment', summary: 'Freezes the cart, holds its stock and opens a card payment' },
  object({ orderID: id(), orderNo: orderNumber(), amount: amount(), language: Type.Optional(language()) }),
  answers({
    accessCode: Type.String(),
    formUrl: Type.String({ description: 'Where the browser posts the card to.' }),
    rdTransactionNo: Type.String(),
  }),
);

const nothingToPay = () => {
  const message = 'There is nothing to pay for this order.';
  return new DomainError('invalid', 'InvalidRequest', message, { amount: message });
};

export const accessCode: Route = (app, { clients, limitPayments }) => {
  app.post('/payment/eway-access-code', { schema, config: { delivery: true, checkout: true } }, async (request) => {
    const { orderID, orderNo, amount: dollars, language: lng } = request.body;
    const owner = ownerOf(request);
    const total = moneyFrom(dollars, 'amount');
    if (total.cents === 0) throw nothingToPay();
    await limitPayments(request.ip, owner);
    const opened = await clients.orders.startPayment({
      orderId: orderID,
      orderNo,
      amount: total,
      language: lng || defaultLanguage,
      region: request.region,
    });
    return {
      status: true,
      accessCode: opened.accessCode,
      formUrl: opened.formUrl,
      rdTransactionNo: opened.transactionNo,
    };
  });
};
