import { type Order, OrderState, UpdateFulfilmentRequest } from '@southline/contracts/orders';
import {
  ItemResponse,
  ProcessAction,
  type Return,
  type ReturnableLine,
  type ReturnItem,
  ReturnState,
} from '@southline/contracts/returns';
import { insisting } from '@southline/testkit';
import { orders as ordersIn } from '../../../../services/orders/src/storage/collections.ts';
import { pay } from './placing.ts';
import { anOrder, answerOf, isLikely, isUnpaid, orderOf, pick, returnsOf, type Story, someOf, upTo } from './story.ts';

/** The answer; undefined if there is nothing to do. */
type Step = (story: Story) => Promise<string | undefined>;

const { ORDER_STATE_DISPATCHED: DISPATCHED, ORDER_STATE_DELIVERED: DELIVERED } = OrderState;

/** Some lines, each with up to its bought quantity. The service refuses a quantity larger than what is left. */
const someUnits = (story: Story, { lines }: Order) =>
  someOf(story, lines).map(({ lineId, quantity }) => ({ lineId, quantity: upTo(story, quantity) }));

const cancel = async (story: Story, order: Order, lines: { lineId: string; quantity: number }[]): Promise<string> => {
  const { orderId } = order;
  const who = pick(story, [story.buyer, story.staff]);
  const request = { orderId, lines, reason: 'Not needed.', requestId: `${story.steps.length}`, dryRun: false };
  return answerOf(() => who.orders((service) => service.cancelOrder(request)));
};

const cancelSome: Step = async (story) => {
  const order = await anOrder(story);
  const { lineId, quantity } = pick(story, order.lines);
  return cancel(story, order, [{ lineId, quantity: upTo(story, quantity) }]);
};

const cancelRest: Step = async (story) => cancel(story, await anOrder(story), []);

const fulfil = async (story: Story, request: Partial<UpdateFulfilmentRequest>): Promise<string> => {
  const { results } = await insisting(() =>
    story.staff.orders((service) => service.updateFulfilment(UpdateFulfilmentRequest.fromPartial(request))),
  );
  return results[0]?.refusal || 'done';
};

const sendParcel: Step = async (story) => {
  const order = await anOrder(story);
  const requestId = `${order.orderId}-${story.steps.length}`;
  return fulfil(story, { orderIds: [order.orderId], state: DISPATCHED, lines: someUnits(story, order), requestId });
};

const deliverParcel: Step = async (story) => {
  const { orderId, parcels } = await anOrder(story);
  if (parcels.length === 0) return undefined;
  return fulfil(story, { orderIds: [orderId], state: DELIVERED, parcelNo: pick(story, parcels).parcelNo });
};

const moveTo =
  (state: OrderState): Step =>
  async (story) =>
    fulfil(story, { orderIds: [pick(story, [...story.orderIds])], state });

const offerPrices: Step = async (story) => {
  const { orderId, lines } = await anOrder(story);
  const unpriced = lines.filter(({ priceOnApplication }) => priceOnApplication);
  if (unpriced.length === 0) return undefined;
  const prices = someOf(story, unpriced).map(({ lineId }) => ({
    lineId,
    price: { cents: isLikely(story, 0.1) ? 0 : 100 * upTo(story, 50) + 7, currency: 'AUD' },
  }));
  return answerOf(() =>
    story.staff.orders((service) => service.offerPrices({ orderId, lines: prices, validDays: 7, requestId: '' })),
  );
};

const answerOffer =
  (accepts: boolean): Step =>
  async (story) => {
    const { orderId, offer } = await anOrder(story);
    if (!offer) return undefined;
    const ids = offer.lines.map(({ lineId }) => lineId);
    const accept = accepts ? someOf(story, ids) : [];
    const request = {
      orderId,
      offerNo: offer.offerNo,
      acceptLineIds: accept,
      declineLineIds: ids.filter((id) => !accept.includes(id)),
    };
    return answerOf(async () => {
      const { followOn } = await story.buyer.orders((service) => service.answerOffer(request));
      if (followOn) story.orderIds.add(followOn.orderId);
    });
  };

const unpaidOf = async (story: Story): Promise<Order | undefined> => {
  for (const orderId of [...story.orderIds].slice(1)) {
    const order = await orderOf(story, orderId);
    if (isUnpaid(order)) return order;
  }
  return undefined;
};

const payFollowOn: Step = async (story) => {
  const order = await unpaidOf(story);
  return order && pay(story, order.orderId, order.orderNo, order.totals?.totalToPay?.cents ?? 0);
};

/** The buyer posts the card for an old access code, whatever the order's state is now. */
const payLate: Step = async (story) => {
  if (story.attempts.size === 0) return undefined;
  const [orderId, attempt] = pick(story, [...story.attempts]);
  await (await story.shop.sandbox.postCard(attempt)).text();
  const { orderNo } = await orderOf(story, orderId);
  const request = { orderId, orderNo, transactionNo: '', accessCode: attempt.accessCode };
  return answerOf(() => story.buyer.orders((service) => service.confirmPayment(request)));
};

/** Moves the times of one order into the past, so that its sweepers act now. */
const expireOffer: Step = async (story) => {
  const { orderId, offer } = await anOrder(story);
  if (!offer) return undefined;
  const past = new Date(Date.now() - 1_000);
  await ordersIn(story.shop.services.orders.mongo).updateOne({ _id: orderId }, [
    {
      $set: {
        offerDueAt: past,
        offers: {
          $map: {
            input: '$offers',
            in: {
              $cond: [
                { $eq: ['$$this.no', offer.offerNo] },
                { $mergeObjects: ['$$this', { validUntil: past }] },
                '$$this',
              ],
            },
          },
        },
      },
    },
  ]);
  return 'done';
};

const expireHold: Step = async (story) => {
  const order = await unpaidOf(story);
  if (!order) return undefined;
  const past = new Date(Date.now() - 1_000);
  await ordersIn(story.shop.services.orders.mongo).updateOne(
    { _id: order.orderId, state: 'AwaitingPayment' },
    { $set: { holdUntil: past, sweepAt: past } },
  );
  return 'done';
};

const askReturn: Step = async (story) => {
  const { orderId } = await anOrder(story);
  const known: ReturnableLine[] = [];
  await answerOf(async () => {
    known.push(...(await story.buyer.returns((service) => service.getReturnable({ orderId }))).lines);
  });
  const left = known.filter(({ remaining }) => remaining > 0);
  if (left.length === 0) return undefined;
  const { priced, scarce } = story.shop.goods;
  const wishes = someOf(story, left).map(({ lineId, remaining }) => {
    const reason = upTo(story, 3);
    const wants = story.isMember && reason < 3 && isLikely(story, 0.6);
    const partNo = pick(story, isLikely(story, 0.4) ? scarce : priced);
    const quantity = upTo(story, remaining);
    return {
      lineId,
      quantity,
      reason,
      message: 'Does not fit.',
      fileName: '',
      ...(wants && { exchangeFor: { partNo, quantity: upTo(story, Math.min(quantity, 2)) } }),
    };
  });
  return answerOf(() => story.buyer.returns((service) => service.createReturn({ orderId, lines: wishes })));
};

const openReturns = async (story: Story): Promise<readonly Return[]> => {
  const all = await Promise.all([...story.orderIds].map((orderId) => returnsOf(story, orderId)));
  return all.flat().filter(({ state }) => state === ReturnState.RETURN_STATE_PENDING);
};

const answerItem =
  (response: ItemResponse, acceptable?: boolean): Step =>
  async (story) => {
    const items = (await openReturns(story)).flatMap((one) => one.items);
    if (items.length === 0) return undefined;
    const { itemId, exchange }: ReturnItem = pick(story, items);
    const request = { itemId, response, acceptable, attendOn: '', message: 'As agreed.', staffName: 'Sam Staff' };
    return answerOf(async () => {
      await story.staff.returns((service) => service.respondToItem(request));
      if (!exchange) return;
      const { item } = await story.staff.returns((service) => service.getItem({ itemId }));
      if (item?.exchange?.orderId) story.orderIds.add(item.exchange.orderId);
    });
  };

const followUp: Step = async (story) => {
  const items = (await openReturns(story)).flatMap((one) => one.items);
  if (items.length === 0) return undefined;
  const { itemId } = pick(story, items);
  return answerOf(() =>
    story.buyer.returns((service) => service.followUp({ itemId, message: 'It is this one.', fileName: '' })),
  );
};

const process =
  (action: ProcessAction): Step =>
  async (story) => {
    const open = await openReturns(story);
    if (open.length === 0) return undefined;
    const { returnNo, items } = pick(story, open);
    const choices = items.map(({ lineId }) => ({
      lineId,
      includeInStock: isLikely(story, 0.5),
      wrongPartSent: isLikely(story, 0.5),
    }));
    const request = { returnNo, action, dealerNote: 'Checked.', staffName: 'Sam Staff', choices };
    return answerOf(() => story.staff.returns((service) => service.processReturn(request)));
  };

const faults = [
  { kind: 'refused', code: 'V6154' },
  { kind: 'error-500' },
  { kind: 'error-500', afterWork: true },
  { kind: 'reset' },
  { kind: 'reset', afterWork: true },
  { kind: 'half-json' },
  { kind: 'empty' },
  { kind: '429' },
  { kind: 'late', delayMs: 200, longestMs: 2_000, cut: 'at-once' },
];

/** Injects a fault for the next refund of the order or of an open return. */
const failRefund: Step = async (story) => {
  const references = [
    ...[...story.orderIds].map((orderId) => `cancel:${orderId}`),
    ...(await openReturns(story)).map(({ returnNo }) => returnNo),
  ];
  const match = pick(story, references);
  await story.shop.sandbox.fault({ operation: 'refund', count: 1, match, ...pick(story, faults) });
  return 'done';
};

/** The steps with their weights. Steps that are often possible, or interesting, have a higher weight. */
const steps: readonly (readonly [name: string, weight: number, step: Step])[] = [
  ['cancel some', 2, cancelSome],
  ['cancel the rest', 1, cancelRest],
  ['send a parcel', 6, sendParcel],
  ['deliver a parcel', 6, deliverParcel],
  ['dispatch', 2, moveTo(DISPATCHED)],
  ['deliver', 1, moveTo(DELIVERED)],
  ['offer prices', 5, offerPrices],
  ['accept', 5, answerOffer(true)],
  ['decline the offer', 1, answerOffer(false)],
  ['the offer expires', 1, expireOffer],
  ['pay the follow-on order', 10, payFollowOn],
  ['pay by an old code', 1, payLate],
  ['the hold expires', 2, expireHold],
  ['ask to return', 8, askReturn],
  ['approve', 10, answerItem(ItemResponse.ITEM_RESPONSE_APPROVED, true)],
  ['decline the item', 3, answerItem(ItemResponse.ITEM_RESPONSE_DECLINED, false)],
  ['ask for more', 2, answerItem(ItemResponse.ITEM_RESPONSE_MORE_INFO)],
  ['answer the question', 3, followUp],
  ['process', 12, process(ProcessAction.PROCESS_ACTION_COMPLETE)],
  ['decline the return', 1, process(ProcessAction.PROCESS_ACTION_DECLINE)],
  ['a refund fails', 2, failRefund],
];
const weighted = steps.flatMap(([name, weight, step]) => Array.from({ length: weight }, () => ({ name, step })));

/** Takes one step and notes its answer. Returns whether it was done. */
const take = async (story: Story): Promise<boolean> => {
  const { name, step } = pick(story, weighted);
  const answer = await step(story);
  if (answer !== undefined) story.steps.push(`${name}: ${answer}`);
  return answer === 'done';
};

const mostTries = 25;

/** Takes random steps until `count` were done or too many were tried. Sometimes two run at once. */
export const takeSteps = async (story: Story, count: number): Promise<void> => {
  for (let tries = 0, taken = 0; taken < count && tries < mostTries; tries += 1) {
    const both = isLikely(story, 0.1) ? [take(story), take(story)] : [take(story)];
    taken += (await Promise.all(both)).filter(Boolean).length;
  }
};
