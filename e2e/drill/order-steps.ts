import { pick } from '@southline/platform/measure';
import { unique } from '@southline/testkit';
import { decided } from '../chaos/returns.ts';
import { newBuyer, type Stage } from '../chaos/stage.ts';
import { buy } from '../lib/buyer.ts';
import type { Guest } from '../lib/guest.ts';
import { doneOf } from '../lib/http.ts';
import { quantityOf } from '../lib/parts.ts';

/** An order of two lines, each with three times the minimum quantity, and what happens to it. */
interface Stepped {
  readonly buyer: Guest;
  readonly orderID: string;
  readonly lines: readonly { readonly shoppingCartID: string; readonly quantity: number }[];
}

const times = 3;

/** Buys an order whose units can be cancelled and sent one by one. */
const bought = async (stage: Stage, desk: Guest, name: string): Promise<Stepped> => {
  const buyer = newBuyer(stage, name);
  const first = pick(stage.random, stage.parts);
  const second = pick(
    stage.random,
    stage.parts.filter(({ productNr }) => productNr !== first.productNr),
  );
  const wishes = [first, second].map((part) => ({ productNr: part.productNr, quantity: times * quantityOf(part) }));
  const { result, orderId: orderID } = await buy(buyer, wishes, 'pays');
  if (result !== 'placed') throw new Error(`${name}: ${result}`);
  stage.acknowledged.push(orderID);
  const { data } = doneOf(await decided(() => desk.connection.post('Order/get-member-order-details', { orderID })));
  return { buyer, orderID, lines: data.orderDetails.filter(({ sellPrice }) => sellPrice > 0) };
};

type Step = (desk: Guest, order: Stepped) => Promise<unknown>;

const unitsOf = ({ lines }: Stepped, line: number) =>
  lines.slice(line, line + 1).map(({ shoppingCartID, quantity }) => ({ shoppingCartID, quantity: quantity / times }));

const cancel =
  (some: (order: Stepped) => ReturnType<typeof unitsOf> | undefined): Step =>
  async (_, order) => {
    const lines = some(order);
    // The answer to a repeat after Pending is that of the first call.
    const requestID = unique('cancel');
    const body = { orderID: order.orderID, ...(lines && { lines }), reason: 'Not needed.', requestID };
    doneOf(await decided(() => order.buyer.connection.post('Order/cancel', body)));
  };

const update =
  (
    status: 'Order Dispatched' | 'Order Delivered',
    some: (order: Stepped) => ReturnType<typeof unitsOf> | undefined,
  ): Step =>
  async (desk, order) => {
    const lines = some(order);
    const body = {
      orderID: order.orderID,
      status,
      ...(lines && { lines }),
      carrier: 'Post',
      trackingNo: order.orderID,
      requestID: unique('parcel'),
    };
    doneOf(await decided(() => desk.connection.post('Order/update-fulfilment-status', body)));
  };

const all = () => undefined;
const one = (order: Stepped) => unitsOf(order, 0);
const other = (order: Stepped) => unitsOf(order, 1);

/** What may happen to an order, in this sequence. */
const stories: Readonly<Record<string, readonly Step[]>> = {
  'cancelled whole': [cancel(all)],
  'cancelled in two steps': [cancel(one), cancel(all)],
  'cancelled in part': [cancel(one), cancel(other)],
  'sent in two parcels': [update('Order Dispatched', one), update('Order Dispatched', all)],
  'sent and delivered': [update('Order Dispatched', all), update('Order Delivered', all)],
  'cancelled in part, sent, delivered': [cancel(one), update('Order Dispatched', all), update('Order Delivered', all)],
  'one parcel delivered, the rest waits': [update('Order Delivered', other)],
  'nothing happens': [],
};

/**
 * Orders of each story, twice. Of the first ones, `begin` does a random number of steps before the copy; `end` does the
 * others after it, and buys the second ones.
 */
export const orderSteps = (stage: Stage, desk: Guest) => {
  const started: { readonly order: Stepped; readonly left: readonly Step[] }[] = [];
  return {
    async begin() {
      for (const [index, steps] of Object.values(stories).entries()) {
        const order = await bought(stage, desk, `steps-${index}`);
        const before = Math.floor(stage.random() * (steps.length + 1));
        for (const step of steps.slice(0, before)) await step(desk, order);
        started.push({ order, left: steps.slice(before) });
      }
    },
    async end() {
      for (const { order, left } of started) {
        for (const step of left) await step(desk, order);
      }
      for (const [index, steps] of Object.values(stories).entries()) {
        const order = await bought(stage, desk, `later-steps-${index}`);
        for (const step of steps) await step(desk, order);
      }
    },
  };
};
