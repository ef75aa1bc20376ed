import { creditMessage } from '@southline/contracts/order-credit';
import type { ReturnsServiceService } from '@southline/contracts/returns';
import { ownerOfMember } from '@southline/kernel/owner';
import type { CallContext, Handlers } from '@southline/platform/grpc';
import { isStaff } from '@southline/platform/identity';
import { createReturn } from '../../application/create-return.ts';
import { deliveryRefundOf } from '../../application/delivery-refund.ts';
import { estimateRefund } from '../../application/estimate-refund.ts';
import { followUpItem } from '../../application/follow-up.ts';
import { getReturnable } from '../../application/get-returnable.ts';
import { checked } from '../../application/lists.ts';
import type { Ports } from '../../application/ports.ts';
import { processReturn } from '../../application/process-return.ts';
import { approveReturn, respondToItem } from '../../application/respond-to-item.ts';
import { returnUnknown } from '../../domain/errors.ts';
import type { Standing } from '../../domain/list.ts';
import type { ReturnOrder } from '../../domain/return-order.ts';
import { countOf } from '../../domain/units.ts';
import {
  responseWords,
  stateMessages,
  stateWords,
  toEntryMessage,
  toItemMessage,
  toReturnMessage,
} from '../../mapping/messages.ts';
import { returnsTimeline } from '../../mapping/timeline.ts';
import {
  toAction,
  toActor,
  toAnswered,
  toItemsPage,
  toRequestedLine,
  toReturnableMessage,
  toReturnsPage,
  toSelection,
  toStandingMessages,
} from './mappers.ts';

type Definition = typeof ReturnsServiceService;

const mostStatuses = 100;

const mayRead = ({ owner }: Pick<ReturnOrder, 'owner'>, { identity }: CallContext): boolean =>
  identity !== undefined && (isStaff(identity) || identity.subject === owner);

/**
 * Returns the return if the caller may read it. Otherwise throws the same error as for an unknown return, so that its
 * existence stays hidden.
 */
const readable = (order: ReturnOrder | undefined, call: CallContext): ReturnOrder => {
  if (!order || !mayRead(order, call)) throw returnUnknown();
  return order;
};

const own = ({ identity }: CallContext) => identity?.membershipNo ?? '';

export const returnsHandlers = (ports: Ports): Omit<Handlers<Definition>, 'uploadPhoto' | 'readPhoto'> => {
  const { returns, views } = ports;
  const withTaken = async (rows: readonly Standing[]) =>
    toStandingMessages(rows, await returns.takenCounts(rows.map(({ orderId }) => orderId)));
  const shown = async (order: ReturnOrder) => {
    const [estimated, ofDelivery] = await Promise.all([estimateRefund(ports)(order), deliveryRefundOf(ports)(order)]);
    return toReturnMessage(estimated, ofDelivery);
  };
  return {
    getReturnable: async ({ orderId }) => {
      const { order, refusal, lines, credit } = await getReturnable(ports)(orderId);
      return {
        orderId: order.orderId,
        orderNo: order.orderNo,
        orderedAt: order.orderedAt.toISOString(),
        refusal: refusal?.code ?? '',
        refusalMessage: refusal?.message ?? '',
        lines: lines.map(toReturnableMessage),
        credit: creditMessage(credit),
      };
    },
    createReturn: async ({ orderId, lines }, call) => {
      const by = toActor(call.identity);
      const made = await createReturn(ports)({ orderId, lines: lines.map(toRequestedLine), by, owner: call.owner() });
      return { returnId: made?.returnId ?? '', returnNo: made?.returnNo ?? '' };
    },
    listReturnedOrders: async ({ selection, state }, call) => {
      const { rows, totalCount } = await views.orders(checked(toSelection(selection, own(call))), stateWords[state]);
      return { orders: await withTaken(rows), totalCount };
    },
    getReturnStatuses: async ({ orderIds }, call) => {
      const found = await returns.standings(orderIds.slice(0, mostStatuses));
      const readableOnes = found.filter(({ membershipNo }) => mayRead({ owner: ownerOfMember(membershipNo) }, call));
      return { orders: await withTaken(readableOnes) };
    },
    listItems: async ({ selection, response }, call) =>
      toItemsPage(await views.items(checked(toSelection(selection, own(call))), responseWords[response])),
    getItem: async ({ itemId }, call) => {
      const order = readable(await returns.findByItem(itemId), call);
      const item = order.items.find((one) => one.itemId === itemId);
      if (!item) throw returnUnknown();
      const taken = (await returns.taken(order.order.orderId)).get(item.lineId) ?? [];
      // Units of a parcel that arrived after the request may already be taken.
      const remaining = Math.max(0, item.delivered - countOf(taken));
      return { item: toItemMessage(order, item, remaining), entries: item.entries.map(toEntryMessage) };
    },
    followUp: ({ itemId, message, fileName }, call) =>
      followUpItem(ports)(itemId, { message, fileName }, toActor(call.identity), call.owner()),
    getReturn: async ({ returnNo }, call) => {
      const order = readable(await returns.findByNo(returnNo.trim().toUpperCase()), call);
      return { returnOrder: await shown(order) };
    },
    listReturnsOfOrder: async ({ orderId }, call) => {
      const found = (await returns.ofOrder(orderId)).filter((one) => mayRead(one, call));
      return { returns: await Promise.all(found.map(shown)) };
    },
    listOrderTimeline: async ({ orderId }) => ({ entries: returnsTimeline(await returns.ofOrder(orderId)) }),
    listOpenReturns: async (_, call) => ({ returnNos: await views.open(own(call)) }),
    listReturns: async ({ selection, state, membershipNo, ready }) => {
      const wanted = checked(toSelection(selection, membershipNo.trim()));
      return toReturnsPage(await (ready ? views.ready(wanted) : views.returns(wanted, stateWords[state])));
    },
    listAllItems: async ({ selection, response, membershipNo }) =>
      toItemsPage(await views.items(checked(toSelection(selection, membershipNo.trim())), responseWords[response])),
    respondToItem: async ({ itemId, response, staffName, ...answer }, { identity }) => {
      const answered = { ...answer, response: toAnswered(response) };
      await respondToItem(ports)(itemId, answered, toActor(identity, staffName));
    },
    approveReturn: async ({ returnNo, staffName, ...answer }, { identity }) => ({
      approved: await approveReturn(ports)(returnNo, answer, toActor(identity, staffName)),
    }),
    processReturn: async ({ returnNo, action, dealerNote, choices, staffName }, { identity }) => {
      const processed = {
        action: toAction(action),
        note: dealerNote,
        choices: new Map(choices.map(({ lineId, ...choice }) => [lineId, choice])),
      };
      const order = await processReturn(ports)(returnNo, processed, toActor(identity, staffName));
      return { state: stateMessages[order.state] };
    },
  };
};
