import { invalidField } from '@southline/kernel/errors';
import { done } from '@southline/rest/envelope';
import { moneyFrom } from '../../contract/money.ts';
import { requireCaptured } from '../../contract/payment.ts';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';
import { asOwner, ownerOf } from '../owner.ts';

const nothingToPay = () => invalidField('amount', 'There is nothing to pay for this order.');

export const accessCode = callRoute(
  'payment/eway-access-code',
  (context) => async (request) => {
    const { orderID, orderNo, amount: dollars, language: lng } = request.body;
    const owner = ownerOf(request);
    const total = moneyFrom(dollars, 'amount');
    if (total.cents === 0) throw nothingToPay();
    await context.limitPayments(request.ip, owner);
    const wanted = {
      orderId: orderID,
      orderNo,
      amount: total,
      language: lng || languageOf(request),
      region: request.region,
      clientAddress: request.ip,
    };
    const opened = await asOwner(request, context, () => context.clients.orders.startPayment(wanted), {
      orderId: orderID,
      changes: true,
      refusal: 'CartChanged',
    });
    return {
      status: true,
      accessCode: opened.accessCode,
      formUrl: opened.formUrl,
      rdTransactionNo: opened.transactionNo,
      ...(opened.heldUntil && { heldUntil: opened.heldUntil }),
    };
  },
  { config: { delivery: true, checkout: true } },
);

export const sendingCard = callRoute(
  'payment/eway-sending-card',
  (context) => async (request) => {
    const { orderID: orderId, orderNo, rdTransactionID: transactionNo } = request.body;
    const report = () => context.clients.orders.reportCard({ orderId, orderNo, transactionNo });
    await asOwner(request, context, report, { orderId, changes: true });
    return done;
  },
  { config: { checkout: true } },
);

export const queryTransaction = callRoute(
  'payment/eway-query-transaction-and-save-response',
  (context) => async (request) => {
    const { orderID: orderId, orderNo, accessCode, rdTransactionID: transactionNo } = request.body;
    const confirm = () => context.clients.orders.confirmPayment({ orderId, orderNo, accessCode, transactionNo });
    requireCaptured(await asOwner(request, context, confirm, { orderId, changes: true }));
    return done;
  },
  { config: { checkout: true } },
);
