import { decided } from '../chaos/returns.ts';
import type { Stage } from '../chaos/stage.ts';
import { confirm, postCard } from '../lib/buyer.ts';
import type { Attempt, CartAnswer, Guest } from '../lib/guest.ts';
import { doneOf } from '../lib/http.ts';
import { insist } from '../lib/insist.ts';
import type { Databases } from './copy.ts';

/** An order without a cart, and the access code of its payment. */
export interface OpenPayment {
  readonly payable: CartAnswer;
  readonly attempt: Attempt;
}

/** Opens the payment of a follow-on order. The calls of a payment need these fields of a cart alone. */
export const openPayment = async (
  buyer: Guest,
  order: Pick<CartAnswer, 'orderID' | 'orderNo' | 'totalToPay'>,
): Promise<OpenPayment> => {
  const payable = order as CartAnswer;
  return { payable, attempt: doneOf(await decided(() => buyer.accessCode(payable))) };
};

/** Waits until the order is placed. */
export const placed = (stage: Stage, { orders }: Databases, orderID: string): Promise<string> =>
  insist(async () => {
    const found = await orders.db
      .collection<{ _id: string }>('orders')
      .countDocuments({ _id: orderID, state: 'Placed' });
    if (found !== 1) return undefined;
    stage.acknowledged.push(orderID);
    return orderID;
  });

/** Sends the card and waits until the order is placed. Returns its id. */
export const payAndPlace = async (
  stage: Stage,
  databases: Databases,
  buyer: Guest,
  { payable, attempt }: OpenPayment,
): Promise<string> => {
  await postCard(buyer, attempt);
  doneOf(await confirm(buyer, payable, attempt));
  return placed(stage, databases, payable.orderID);
};
