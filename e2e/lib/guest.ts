import type { Answer as AnswerOf, Cart } from '@southline/rest/types';
import { declinedCard, goodCard, postCard } from './cards.ts';
import { type Answer, Connection, type ConnectionOptions, type Door, doneOf } from './http.ts';

export type CartAnswer = Cart;
export type Attempt = AnswerOf<'payment/eway-access-code'>;

export const details = (email: string) => ({
  FirstName: 'Robin',
  LastName: 'Buyer',
  DeliveryAddressline: '12 Workshop Lane',
  DeliveryLocality: 'Carlton',
  DeliveryState: 'VIC',
  DeliveryPostcode: '3053',
  Phone: '0491570006',
  Email: email,
});

type Details = ReturnType<typeof details>;

/** A guest who buys through the contract's calls; every method is one call, so that a test can stop between any two. */
export class Guest {
  readonly connection: Connection;
  readonly email: string;

  constructor(door: Door, email: string, options: ConnectionOptions = {}) {
    this.connection = new Connection(door, options);
    this.email = email;
  }

  add(productNr: string, quantity = 1, key?: string): Promise<Answer<'cart/add-to-cart'>> {
    return this.connection.post('cart/add-to-cart', { productNr, quantity }, key ? { 'idempotency-key': key } : {});
  }

  async cart(): Promise<CartAnswer> {
    return doneOf(await this.connection.post('cart/get-shopping-carts-for-cartspage'));
  }

  saveDetails(ccemail = '', changes: Partial<Details> = {}): Promise<Answer<'cart/update-cart-customer-details'>> {
    return this.connection.post('cart/update-cart-customer-details', {
      devliveryDetails: { ...details(this.email), ...changes },
      ccemail,
      notes: '',
    });
  }

  accessCode(cart: CartAnswer): Promise<Answer<'payment/eway-access-code'>> {
    const { orderID, orderNo, totalToPay } = cart;
    return this.connection.post('payment/eway-access-code', { orderID, orderNo, amount: totalToPay, language: 'en' });
  }

  /** Reports the card, as a browser does before it posts it. */
  report({ orderID, orderNo }: CartAnswer, { rdTransactionNo }: Attempt): Promise<Answer<'payment/eway-sending-card'>> {
    return this.connection.post('payment/eway-sending-card', { orderID, orderNo, rdTransactionID: rdTransactionNo });
  }

  pay({ formUrl, accessCode }: Attempt, approve = true): Promise<void> {
    return postCard(formUrl, accessCode, approve ? goodCard : declinedCard);
  }

  query(
    { orderID, orderNo }: CartAnswer,
    { accessCode, rdTransactionNo }: Attempt,
  ): Promise<Answer<'payment/eway-query-transaction-and-save-response'>> {
    return this.connection.post('payment/eway-query-transaction-and-save-response', {
      orderID,
      orderNo,
      accessCode,
      rdTransactionID: rdTransactionNo,
      language: 'en',
    });
  }

  submit(cart: CartAnswer, ccemail = ''): Promise<Answer<'cart/submit-order'>> {
    return this.connection.post('cart/submit-order', {
      cart: cart.listing,
      devliveryDetails: details(this.email),
      ccemail,
      notes: '',
    });
  }
}
