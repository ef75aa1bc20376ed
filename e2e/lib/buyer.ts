import { unique } from '@southline/testkit';
import type { Attempt, CartAnswer, Guest } from './guest.ts';
import { type Answer, doneOf } from './http.ts';
import { insist } from './insist.ts';

/** How a buyer behaves once the order is to be paid. */
export type Habit = 'pays' | 'declined first' | 'vanishes with the card' | 'vanishes after the card' | 'abandons';

export interface Outcome {
  readonly result: 'placed' | 'vanished' | 'abandoned' | 'sold out' | 'refunded';
  /** The acknowledged or abandoned order. */
  readonly orderId: string;
}

export type Wish = { readonly productNr: string; readonly quantity: number };

/** Why no access code was issued: the goods are sold out, or an order that was paid before contains them. */
type Ended = 'sold out' | 'nothing left' | 'paid already';

export interface Opened {
  readonly cart: CartAnswer;
  readonly attempt?: Attempt;
  readonly ended?: Ended;
}

const enterDetails = (guest: Guest): Promise<boolean> =>
  insist(async () => ((await guest.saveDetails()).body.status ? true : undefined));

const detailsMissing = ({ body }: Answer) => body.errors?.some(({ field }) => field === 'devliveryDetails');
const soldOut = ({ http, body }: Answer) => http === 409 && body.code === 'StockShort';

/**
 * Gets an access code for the current cart. If the cart has changed, it is read again, as a browser does. If an earlier order
 * was placed meanwhile, it took the delivery details with it, and the buyer enters them again.
 */
export const openAttempt = async (guest: Guest): Promise<Opened> => {
  for (;;) {
    const cart = await insist(async () => {
      const answer = await guest.connection.post('cart/get-shopping-carts-for-cartspage');
      return answer.http === 200 ? doneOf(answer) : undefined;
    });
    if (cart.listing.length === 0) return { cart, ended: 'nothing left' };
    const answer = await insist(async () => {
      const given = await guest.accessCode(cart);
      return given.http >= 500 || given.body.code === 'AttemptInFlight' ? undefined : given;
    });
    if (answer.body.status) return { cart, attempt: doneOf(answer) };
    if (soldOut(answer)) return { cart, ended: 'sold out' };
    if (answer.body.code === 'AlreadyPaid') return { cart, ended: 'paid already' };
    if (detailsMissing(answer)) await enterDetails(guest);
    else if (answer.body.code !== 'CartChanged')
      throw new Error(`access code: ${answer.http} ${JSON.stringify(answer.body)}`);
  }
};

/** The query's final answer: captured, or why not. */
export const confirm = (guest: Guest, cart: CartAnswer, attempt: Attempt): Promise<Answer> =>
  insist(async () => {
    const answer = await guest.query(cart, attempt);
    return answer.http === 200 && answer.body.code !== 'Pending' ? answer : undefined;
  });

export const postCard = (guest: Guest, attempt: Attempt, approve = true): Promise<boolean> =>
  insist(() => guest.pay(attempt, approve).then(() => true));

export const submit = async (guest: Guest, cart: CartAnswer): Promise<Outcome> => {
  const submitted = await insist(async () => {
    const given = await guest.submit(cart);
    return given.http < 500 && given.body.code !== 'PaymentRequired' ? given : undefined;
  });
  if (submitted.body.status) return { result: 'placed', orderId: cart.orderID };
  if (submitted.body.code === 'OrderCancelled') return { result: 'refunded', orderId: cart.orderID };
  throw new Error(`submit: ${submitted.http} ${JSON.stringify(submitted.body)}`);
};

export const addParts = async (guest: Guest, parts: readonly Wish[]): Promise<void> => {
  for (const { productNr, quantity } of parts) {
    const key = unique('add');
    const added = await insist(async () => {
      const answer = await guest.add(productNr, quantity, key);
      return answer.http < 500 ? answer : undefined;
    });
    if (!added.body.status) throw new Error(`add-to-cart: ${added.http} ${JSON.stringify(added.body)}`);
  }
};

/** Enters a voucher code. If the code is invalid or used up, the buyer continues without it. */
const enterCode = (guest: Guest, voucherCode: string): Promise<boolean> =>
  insist(async () => {
    const cart = await guest.connection.post('cart/get-shopping-carts-for-cartspage');
    if (cart.http !== 200) return undefined;
    const { orderID } = doneOf(cart);
    const answer = await guest.connection.post('voucher/validate-voucher', { voucherCode, orderID });
    return answer.http >= 500 ? undefined : true;
  });

/** A cart with these parts and an optional code, ready to be paid. */
export const fillCart = async (guest: Guest, parts: readonly Wish[], code?: string): Promise<void> => {
  await addParts(guest, parts);
  if (code) await enterCode(guest, code);
  await enterDetails(guest);
};

/** A guest's whole purchase. Retries as a patient browser does: after broken connections, 503 and Pending. */
export const buy = async (guest: Guest, parts: readonly Wish[], habit: Habit, code?: string): Promise<Outcome> => {
  await fillCart(guest, parts, code);
  let decline = habit === 'declined first';
  for (;;) {
    const { cart, attempt, ended } = await openAttempt(guest);
    if (ended === 'sold out') return { result: 'sold out', orderId: cart.orderID };
    if (!attempt) throw new Error(`access code: ${ended}`);
    if (habit === 'abandons') return { result: 'abandoned', orderId: cart.orderID };
    if (habit === 'vanishes with the card') {
      // The buyer leaves while the card post is under way, and ignores its answer.
      void guest.pay(attempt).catch(() => {});
      return { result: 'vanished', orderId: cart.orderID };
    }
    await postCard(guest, attempt, !decline);
    if (habit === 'vanishes after the card') return { result: 'vanished', orderId: cart.orderID };
    const answer = await confirm(guest, cart, attempt);
    if (answer.body.status) return submit(guest, cart);
    if (!decline) return { result: 'refunded', orderId: cart.orderID };
    decline = false;
  }
};
