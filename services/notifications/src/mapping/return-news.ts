import { RequestedItem, ReturnAnswered, ReturnProcessed, ReturnRequested } from '@southline/contracts/events';
import type { CancelledLine, Line } from '@southline/contracts/orders';
import { partOf } from '@southline/contracts/part-facts';
import { type Exchange, ExchangeState, ItemResponse, ReturnState } from '@southline/contracts/returns';
import { isGuest } from '@southline/kernel/owner';
import { regionOf } from '@southline/kernel/region';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { MailJob } from '../domain/mail-job.ts';
import type { ReturnTemplate } from '../domain/mail-key.ts';
import type { ReturnNewsRecord } from '../domain/ports.ts';
import { recipientsOf } from '../domain/recipients.ts';
import type { AnsweredExchange, ReturnAnswer, ReturnEnd, ReturnedGoods, ReturnRequest } from '../domain/return-news.ts';

/** A mail to the buyer, and the event from which it is written. */
interface ReturnMail<Record extends ReturnNewsRecord = ReturnNewsRecord> {
  readonly news: Record;
  readonly mail: MailJob;
}

/** Throws for an event without an address, which is then parked for staff. */
const toMember = (
  { returnId, returnNo, delivery }: ReturnRequested | ReturnAnswered | ReturnProcessed,
  template: ReturnTemplate,
  event: Uint8Array,
): ReturnMail => {
  const [member] = recipientsOf(delivery?.email ?? '', []);
  if (!member || !returnId || !returnNo) throw new UnreadableEvent('The return lacks a number or an e-mail address.');
  return {
    news: { template, returnId, address: member.address, event },
    mail: { ...member, template, orderId: returnId },
  };
};

export const returnRequestedMail = (event: ReturnRequested): ReturnMail =>
  toMember(event, 'return-requested', ReturnRequested.encode(event).finish());

/** The mail of this answer may contain further answers. */
export const returnAnsweredMail = (event: ReturnAnswered): ReturnMail<ReturnNewsRecord & { request: string }> => {
  const { news, mail } = toMember(event, 'return-answered', ReturnAnswered.encode(event).finish());
  return { news: { ...news, request: `${event.item?.itemId ?? ''}/${event.answeredAt}` }, mail };
};

/** A declined return has no credit note. */
export const returnProcessedMail = (event: ReturnProcessed): ReturnMail => {
  const { news, mail } = toMember(event, 'return-processed', ReturnProcessed.encode(event).finish());
  const declined = event.outcome !== ReturnState.RETURN_STATE_COMPLETED;
  return { news, mail: { ...mail, ...(declined && { withoutPapers: true }) } };
};

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
  kept: event.kept?.cents ?? 0,
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
  kept: event.kept?.cents ?? 0,
  paidByCard: event.paidByCard,
  dealerNote: event.dealerNote,
});
