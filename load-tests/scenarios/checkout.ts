import type { Answer, Cart } from '@southline/rest/types';
import { expectDone, expectHttp, operation, placed, soldOut } from '../lib/checks.ts';
import { oneOf, type Part, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { answerOf, post, postCard, whenSettled } from '../lib/session.ts';
import { addToCart } from './cart.ts';

export const checkoutCalls = [
  'cart/add-to-cart',
  'cart/update-cart-customer-details',
  'cart/get-shopping-carts-for-cartspage',
  'payment/eway-access-code',
  'payment/eway-sending-card',
  'card form (provider)',
  'payment/eway-query-transaction-and-save-response',
  'cart/submit-order',
];

export const options = optionsFor(400, checkoutCalls);
export const setup = readShop;

const delivery = () => ({
  FirstName: 'Robin',
  LastName: 'Buyer',
  DeliveryAddressline: '12 Workshop Lane',
  DeliveryLocality: 'Carlton',
  DeliveryState: 'VIC',
  DeliveryPostcode: '3053',
  Phone: '0491570006',
  Email: `load-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}@example.com`,
});

type Attempt = Answer<'payment/eway-access-code'>;

/** The attempt, or undefined if another buyer got the last unit meanwhile. */
const openAttempt = ({ orderID, orderNo, totalToPay }: Cart): Attempt | undefined => {
  const call = 'payment/eway-access-code';
  const response = post(call, { orderID, orderNo, amount: totalToPay, language: 'en' });
  if (answerOf(response).code === 'StockShort') return undefined;
  return expectDone('eway-access-code', response);
};

const reportCard = ({ orderID, orderNo }: Cart, { rdTransactionNo }: Attempt): void => {
  const body = { orderID, orderNo, rdTransactionID: rdTransactionNo };
  expectDone('eway-sending-card', post('payment/eway-sending-card', body));
};

const confirm = ({ orderID, orderNo }: Cart, { accessCode, rdTransactionNo }: Attempt): void => {
  const call = 'payment/eway-query-transaction-and-save-response';
  const body = { orderID, orderNo, accessCode, rdTransactionID: rdTransactionNo, language: 'en' };
  expectDone(
    'eway-query-transaction',
    whenSettled(() => post(call, body)),
  );
};

/** A whole purchase: cart, voucher if there is a code, details, payment, order. Undefined if the part sold out. */
export const buy = (parts: readonly Part[], voucherCode?: string): Cart | undefined => {
  const devliveryDetails = delivery();
  const remarks = { ccemail: '', notes: '' };
  if (!parts.every((part) => addToCart(part, voucherCode))) return undefined;
  expectDone(
    'update-cart-customer-details',
    post('cart/update-cart-customer-details', { devliveryDetails, ...remarks }),
  );
  const cart = expectDone(
    'get-shopping-carts-for-cartspage',
    post('cart/get-shopping-carts-for-cartspage', {}),
    ({ listing, totalToPay }) => listing.length === parts.length && totalToPay > 0,
  );
  const attempt = openAttempt(cart);
  if (!attempt) {
    soldOut.add(1);
    return undefined;
  }
  reportCard(cart, attempt);
  expectHttp('card form', postCard(attempt.formUrl, attempt.accessCode), 302);
  confirm(cart, attempt);
  expectDone(
    'submit-order',
    post('cart/submit-order', { cart: cart.listing, devliveryDetails, ...remarks }),
    ({ data }) => data.orderID === cart.orderID,
  );
  placed.add(1);
  return cart;
};

export default ({ parts }: Shop): void => operation(() => void buy([oneOf(parts)]));
