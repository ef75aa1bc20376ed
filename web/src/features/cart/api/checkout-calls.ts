import type { Body, RemarkTexts } from '@southline/rest/types';
import type { Api } from '../../../shared/http/api-client.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import type { Delivery } from '../model/delivery.ts';
import type { Attempt, PlacedOrder } from '../model/payment-state.ts';
import type { Cart } from './cart-types.ts';

/** Texts sent with an order besides the address. `ccemail` is one string with `;` between addresses. */
export type OrderExtras = RemarkTexts;

/** The order that a payment pays for, and its amount. */
export type Payable = Pick<Cart, 'orderID' | 'orderNo' | 'totalToPay'>;

/** Sends the extras too, so that the server can place the order after this browser has closed. */
export const saveCustomerDetails = (api: Api, devliveryDetails: Delivery, extras: OrderExtras) =>
  api.post('cart/update-cart-customer-details', { devliveryDetails, ...extras });

export const requestAccessCode = async (api: Api, { orderID, orderNo, totalToPay }: Payable, language: string) => {
  const { accessCode, formUrl, rdTransactionNo, heldUntil } = await api.post('payment/eway-access-code', {
    orderID,
    orderNo,
    amount: totalToPay,
    language,
  });
  return { orderID, orderNo, accessCode, formUrl, rdTransactionNo, heldUntil };
};

/** Resolves when the card may be posted. Throws if the cart must be loaded again, and on any other refusal. */
export const reportCard = async (api: Api, { orderID, orderNo, rdTransactionNo }: Attempt) => {
  try {
    await api.post('payment/eway-sending-card', { orderID, orderNo, rdTransactionID: rdTransactionNo });
  } catch (error) {
    // During an upgrade an old server may not know this call. Then the card is not reported, as in the old release.
    if (!isApiError(error) || error.status !== 404) throw error;
  }
};

/** Resolves when the payment is captured; Pending and refusals are thrown. */
export const queryTransaction = async (
  api: Api,
  { orderID, orderNo, accessCode, rdTransactionNo }: Attempt,
  language: string,
) => {
  const query = { orderID, orderNo, accessCode, rdTransactionID: rdTransactionNo, language };
  await api.post('payment/eway-query-transaction-and-save-response', query);
};

export const submitOrder = async (api: Api, body: Body<'cart/submit-order'>): Promise<PlacedOrder> =>
  (await api.post('cart/submit-order', body)).data;
