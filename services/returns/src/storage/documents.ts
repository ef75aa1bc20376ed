import { membershipNoOf, ownerOfMember } from '@southline/kernel/owner';
import {
  attendOnOf,
  itemWaitsSince,
  openItems,
  type ReturnItem,
  type ReturnOrder,
  refundOf,
  waitsSince,
} from '../domain/return-order.ts';
import type { ItemDocument, ReturnDocument } from './collections.ts';

/** Later than any real waiting time, so that returns that do not wait come last. */
export const farAway = new Date('9999-12-31T00:00:00Z');

export const toReturnDocument = (order: ReturnOrder): ReturnDocument => {
  const { returnId, items: _, ...fields } = order;
  return {
    _id: returnId,
    ...fields,
    membershipNo: membershipNoOf(order.owner),
    refundCents: refundOf(order),
    attendOn: attendOnOf(order),
    openItems: openItems(order),
    hasExchange: order.items.some(({ exchange }) => exchange),
    waitingAt: waitsSince(order) ?? farAway,
  };
};

export const toItemDocument = (order: ReturnOrder, item: ReturnItem, place: number): ItemDocument => {
  const { itemId, ...fields } = item;
  const since = itemWaitsSince(item);
  return {
    _id: itemId,
    ...fields,
    place,
    returnId: order.returnId,
    returnNo: order.returnNo,
    membershipNo: membershipNoOf(order.owner),
    orderId: order.order.orderId,
    orderNo: order.order.orderNo,
    orderedAt: order.order.orderedAt,
    returnState: order.state,
    submittedAt: order.requestedAt,
    ...(since && { waitingSince: since }),
    waitingAt: item.response === 'Requested' && since ? since : farAway,
  };
};

const toItem = (document: ItemDocument): ReturnItem => {
  const { _id, lineId, part, delivered, units, quantity, priceCents, refundCents, response, entries } = document;
  const { reason, acceptable, attendOn, includeInStock, wrongPartSent, exchange } = document;
  if (!reason) throw new Error(`Item ${_id} has no reason.`);
  return {
    itemId: _id,
    lineId,
    part,
    delivered,
    units,
    quantity,
    priceCents,
    refundCents,
    reason,
    response,
    entries,
    ...(acceptable !== undefined && { acceptable }),
    ...(attendOn !== undefined && { attendOn }),
    ...(includeInStock !== undefined && { includeInStock }),
    ...(wrongPartSent !== undefined && { wrongPartSent }),
    ...(exchange && { exchange }),
  };
};

/** `rows`: the items of the return, in their order. */
export const toReturn = (document: ReturnDocument, rows: readonly ItemDocument[]): ReturnOrder => {
  const {
    _id,
    membershipNo,
    refundCents: _r,
    attendOn: _a,
    openItems: _o,
    waitingAt: _w,
    hasExchange: _e,
    ...order
  } = document;
  return {
    returnId: _id,
    ...order,
    owner: order.owner ?? ownerOfMember(membershipNo),
    items: rows.map(toItem),
  };
};
