import {
  RequestedItem,
  type ReturnAnswered,
  type ReturnProcessed,
  type ReturnRequested,
} from '@southline/contracts/events';
import type { CancelledLine, Line } from '@southline/contracts/orders';
import { partOf } from '@southline/contracts/part-facts';
import { type Exchange, ExchangeState, ItemResponse, ReturnState } from '@southline/contracts/returns';
import { isGuest } from '@southline/kernel/owner';
import { regionOf } from '@southline/kernel/region';
import type { AnsweredExchange, ReturnAnswer, ReturnEnd, ReturnedGoods, ReturnRequest } from '../domain/return-news.ts';

type GoodsMessage = RequestedItem | ReturnProcessed['lines'][number] | CancelledLine;

const about = ({
  returnNo,
  orderId,
  orderNo,
  region,
  language,
  delivery,
  owner,
}: ReturnRequested | ReturnAnswered | ReturnProcessed) => ({
  returnNo,
  orderId,
  orderNo,
  language,
  region: regionOf(region),
  firstName: isGuest(owner) ? '' : (delivery?.firstName ?? ''),
  ofGuest: isGuest(owner),
});

export const units = (line: Line | GoodsMessage): Omit<ReturnedGoods, 'refund'> => {
  const { partNo, description, drawing } = partOf(line);
  return { partNo, description, drawing, quantity: line.quantity };
};

export const goods = (line: GoodsMessage): ReturnedGoods => ({ ...units(line), refund: line.refund?.cents ?? 0 });

const answers: Partial<Record<ItemResponse, ReturnAnswer['answer']>> = {
  [ItemResponse.ITEM_RESPONSE_APPROVED]: 'approved',
  [ItemResponse.ITEM_RESPONSE_DECLINED]: 'declined',
};

const answeredExchange = (exchange: Exchange | undefined): AnsweredExchange | undefined => {
  if (!exchange) return undefined;
  const { state, partNo, quantity, orderNo, total, heldUntil } = exchange;
  if (state === ExchangeState.EXCHANGE_STATE_UNAVAILABLE) return { partNo, quantity };
  if (state !== ExchangeState.EXCHANGE_STATE_HELD) return undefined;
  return { partNo, quantity, held: { orderNo, total: total?.cents ?? 0, until: new Date(heldUntil) } };
};

export const returnRequest = (event: ReturnRequested): ReturnRequest => ({
  ...about(event),
  goods: event.items.map(goods),
});

export const returnAnswer = (event: ReturnAnswered): ReturnAnswer => ({
  ...about(event),
  itemId: event.item?.itemId ?? '',
  item: goods(event.item ?? RequestedItem.fromPartial({})),
  answer: answers[event.response] ?? 'more-info',
  message: event.message,
  attendOn: event.attendOn,
  exchange: answeredExchange(event.exchange),
});

export const returnEnd = (event: ReturnProcessed): ReturnEnd => ({
  ...about(event),
  completed: event.outcome === ReturnState.RETURN_STATE_COMPLETED,
  goods: event.lines.map(goods),
  refund: event.refund?.cents ?? 0,
  deliveryRefund: event.deliveryRefund?.cents ?? 0,
  paidByCard: event.paidByCard,
  dealerNote: event.dealerNote,
});
