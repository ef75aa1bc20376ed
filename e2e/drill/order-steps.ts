import { isDeepStrictEqual } from 'node:util';
import { pick } from '@southline/platform/measure';
import { decided } from '../chaos/returns.ts';
import { newBuyer, type Stage } from '../chaos/stage.ts';
import { buy } from '../lib/buyer.ts';
import type { Guest } from '../lib/guest.ts';
import { doneOf } from '../lib/http.ts';
import { quantityOf } from '../lib/parts.ts';
import type { Databases } from './copy.ts';

/** An order of two lines, each with three times the minimum quantity, and what happens to it. */
export interface Stepped {
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
    const body = { orderID: order.orderID, ...(lines && { lines }), reason: 'Not needed.' };
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
  const done: Stepped[] = [];
  return {
    orders: done,
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
        done.push(order);
      }
      for (const [index, steps] of Object.values(stories).entries()) {
        const order = await bought(stage, desk, `later-steps-${index}`);
        for (const step of steps) await step(desk, order);
        done.push(order);
      }
    },
  };
};

interface Recorded {
  readonly _id: string;
  readonly orderNo: string;
  readonly state: string;
  readonly review?: string;
  readonly cancellations?: readonly { readonly no: number; readonly at: Date; readonly refundCents: number }[];
  readonly parcels?: readonly object[];
  readonly offers?: readonly { readonly state: string }[];
  readonly followOns?: readonly { readonly orderId: string }[];
}

export type World = ReadonlyMap<string, Recorded>;

/** What became of all placed orders. */
export const worldOf = async ({ orders }: Databases): Promise<World> => {
  const found = orders.db
    .collection<Recorded>('orders')
    .find({ placedAt: { $exists: true } })
    .project<Recorded>({ orderNo: 1, state: 1, review: 1, cancellations: 1, parcels: 1, offers: 1, followOns: 1 });
  return new Map((await found.toArray()).map((order) => [order._id, order]));
};

const comparable = (order: Recorded | undefined) => {
  const { state, cancellations = [], parcels = [], offers = [], followOns = [] } = order ?? { state: 'lost' };
  return {
    state,
    cancellations: cancellations.map((each) => ({ ...each, refundedAt: undefined })),
    parcels,
    // No event says that an offer was accepted and not paid. The buyer accepts it again.
    offers: offers.map(({ state: each }) => (each === 'Accepted' ? 'Open' : each)),
    followOns: followOns.map(({ orderId }) => orderId).sort(),
  };
};

/** The orders that differ between two worlds, without those that are in review in the second one. */
export const differencesBetween = (before: World, after: World): string[] =>
  [...before].flatMap(([id, order]) => {
    const now = after.get(id);
    const [was, is] = [comparable(order), comparable(now)];
    if (now?.review || isDeepStrictEqual(was, is)) return [];
    return [`${id}: ${JSON.stringify(was)} is ${JSON.stringify(is)}`];
  });

/** Staff try to send the orders again. Returns those of which more has left than before the loss. */
export const sentAgain = async (desk: Guest, databases: Databases, before: World, orders: readonly Stepped[]) => {
  const gone = orders.filter(({ orderID }) => before.get(orderID)?.state !== 'Placed');
  for (const { orderID } of gone)
    await decided(() =>
      desk.connection.post('Order/update-fulfilment-status', { orderID, status: 'Order Dispatched' }),
    );
  const after = await worldOf(databases);
  const parcels = (world: World, id: string) => world.get(id)?.parcels?.length ?? 0;
  return gone.map(({ orderID }) => orderID).filter((id) => parcels(after, id) !== parcels(before, id));
};

/** Order and return numbers by which an audit may name what is in review. */
export const namesInReview = (world: World): string[] =>
  [...world.values()].flatMap(({ orderNo, review }) =>
    review === undefined ? [] : [orderNo, ...(review.match(/SR\d+/g) ?? [])],
  );
