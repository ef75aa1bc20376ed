import { decided } from '../chaos/returns.ts';
import { newBuyer, type Stage, someParts } from '../chaos/stage.ts';
import { buy } from '../lib/buyer.ts';
import type { Guest } from '../lib/guest.ts';
import { doneOf } from '../lib/http.ts';
import { quantityOf, unpricedParts } from '../lib/parts.ts';
import type { Databases } from './copy.ts';
import { openPayment, payAndPlace } from './paying.ts';

/** Dollars. */
const price = 24.5;

/** An order with one line without a price, for which staff have offered one. */
export interface Offered {
  readonly buyer: Guest;
  readonly orderID: string;
  readonly lineID: string;
}

/** A guest's order of a part with a price and of one without, and the offer of staff. */
export const offered = async (stage: Stage, desk: Guest, name: string): Promise<Offered> => {
  const buyer = newBuyer(stage, name);
  const [priced] = someParts(stage);
  const [unpriced] = await unpricedParts(buyer.connection);
  if (!priced || !unpriced) throw new Error('no part without a price is in stock');
  const wishes = [priced, { productNr: unpriced.productNr, quantity: quantityOf(unpriced) }];
  const { result, orderId: orderID } = await buy(buyer, wishes, 'pays');
  if (result !== 'placed') throw new Error(`${name}: ${result}`);
  stage.acknowledged.push(orderID);
  const details = await decided(() => desk.connection.post('Order/get-member-order-details', { orderID }));
  const line = doneOf(details).data.orderDetails.find(({ sellPrice }) => sellPrice === 0);
  if (!line) throw new Error(`${orderID} has no line without a price`);
  const lines = [{ shoppingCartID: line.shoppingCartID, listPrice: price }];
  doneOf(await decided(() => desk.connection.post('Order/offer-prices', { orderID, lines })));
  return { buyer, orderID, lineID: line.shoppingCartID };
};

/** Accepts the offer and opens the payment of its follow-on order. */
export const accept = async ({ buyer, orderID, lineID }: Offered) => {
  const answer = { orderID, accept: [lineID], decline: [] };
  const { data } = doneOf(await decided(() => buyer.connection.post('Order/answer-offer', answer)));
  return openPayment(buyer, { orderID: data.orderID, orderNo: data.orderNo, totalToPay: data.amount });
};

/** Accepts the offer and pays for it. Returns the id of the follow-on order when it is placed. */
export const payFor = async (stage: Stage, databases: Databases, offer: Offered): Promise<string> =>
  payAndPlace(stage, databases, offer.buyer, await accept(offer));

interface Followed {
  readonly _id: string;
  readonly offers?: readonly { readonly state: string }[];
  readonly followOns?: readonly { readonly orderId: string }[];
}

/** The state of the last offer of each order, and how many follow-on orders took units of it. */
export const answersOf = async ({ orders }: Databases, offers: readonly Offered[]): Promise<string[]> => {
  const ids = offers.map(({ orderID }) => orderID);
  const found = await orders.db
    .collection<Followed>('orders')
    .find({ _id: { $in: ids } })
    .toArray();
  const byId = new Map(found.map((order) => [order._id, order]));
  return ids.map((id) => {
    const { offers: made = [], followOns = [] } = byId.get(id) ?? { _id: id };
    return `${made.at(-1)?.state}, ${followOns.length} placed`;
  });
};
