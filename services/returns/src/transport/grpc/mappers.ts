import { toMoney } from '@southline/contracts/money';
import { fittingMessage } from '@southline/contracts/part-facts';
import {
  type ItemResponse as ItemResponseMessage,
  ListItemsResponse,
  ListReturnsResponse,
  ProcessAction,
  type RequestedLine as RequestedLineMessage,
  ReturnableLine as ReturnableLineMessage,
  ReturnedOrder,
  ReturnItem as ReturnItemMessage,
  type ReturnSelection,
  ReturnSort as ReturnSortMessage,
  ReturnSummary,
} from '@southline/contracts/returns';
import type { Identity } from '@southline/platform/identity';
import type { ReturnableLine } from '../../application/get-returnable.ts';
import type { StaffAnswer } from '../../domain/decide.ts';
import { invalid } from '../../domain/errors.ts';
import type { ItemRow, Page, ReturnRow, ReturnSort, Selection, Standing } from '../../domain/list.ts';
import type { RequestedLine } from '../../domain/request.ts';
import { type Action, type Actor, refundedOf } from '../../domain/return-order.ts';
import {
  reasonMessage,
  responseMessages,
  responseWords,
  stateMessages,
  toExchangeMessage,
} from '../../mapping/messages.ts';

export const toAnswered = (wire: ItemResponseMessage): StaffAnswer['response'] => {
  const response = responseWords[wire];
  if (!response || response === 'Requested') throw invalid({ response: 'Approve, decline or ask for more.' });
  return response;
};

export const toAction = (wire: ProcessAction): Action => {
  if (wire === ProcessAction.PROCESS_ACTION_COMPLETE) return 'Complete';
  if (wire === ProcessAction.PROCESS_ACTION_DECLINE) return 'Decline';
  throw invalid({ actionCode: 'Process or decline.' });
};

export const toActor = (identity: Identity | undefined, name = ''): Actor => {
  const { membershipNo = '', role } = identity ?? {};
  return { membershipNo, role: role === 'Dealer' || role === 'Admin' ? role : 'Member', name };
};

export const toRequestedLine = ({ reason, ...line }: RequestedLineMessage): RequestedLine => ({ ...line, reason });

const sorts: Partial<Record<ReturnSortMessage, ReturnSort>> = {
  [ReturnSortMessage.RETURN_SORT_ORDER_NUMBER]: 'orderNumber',
  [ReturnSortMessage.RETURN_SORT_RETURN_NUMBER]: 'returnNumber',
  [ReturnSortMessage.RETURN_SORT_VALUE]: 'value',
  [ReturnSortMessage.RETURN_SORT_STATE]: 'state',
  [ReturnSortMessage.RETURN_SORT_WAITING]: 'waiting',
};

const momentOf = (text: string | undefined): Date | undefined => (text ? new Date(text) : undefined);

/** `membershipNo`: the owner; empty for all members. */
export const toSelection = (selection: ReturnSelection | undefined, membershipNo: string): Selection => ({
  ...(membershipNo && { membershipNo }),
  from: momentOf(selection?.from),
  until: momentOf(selection?.until),
  number: selection?.orderNo,
  sort: sorts[selection?.sort ?? ReturnSortMessage.RETURN_SORT_DATE] ?? 'date',
  descending: selection?.descending ?? false,
  page: selection?.page ?? 0,
  pageSize: selection?.pageSize ?? 0,
});

export const toReturnableMessage = ({ line, remaining, refunds }: ReturnableLine): ReturnableLineMessage =>
  ReturnableLineMessage.fromPartial({
    part: line.part,
    fitting: fittingMessage(line.fitting),
    lineId: line.lineId,
    delivered: line.quantity,
    remaining,
    price: toMoney(line.priceCents),
    refundCents: [...refunds],
  });

const toStandingMessage = (
  { orderId, orderNo, orderedAt, valueCents, state, open }: Standing,
  taken: ReadonlyMap<string, number>,
): ReturnedOrder =>
  ReturnedOrder.fromPartial({
    orderId,
    orderNo,
    orderedAt: orderedAt.toISOString(),
    orderValue: toMoney(valueCents),
    state: stateMessages[state],
    requestPending: open,
    takenUnits: taken.get(orderId),
  });

export const toStandingMessages = (rows: readonly Standing[], taken: ReadonlyMap<string, number>): ReturnedOrder[] =>
  rows.map((row) => toStandingMessage(row, taken));

const toItemRow = (row: ItemRow): ReturnItemMessage =>
  ReturnItemMessage.fromPartial({
    part: row.part,
    ...row.buyer,
    itemId: row.itemId,
    returnNo: row.returnNo,
    orderId: row.orderId,
    orderNo: row.orderNo,
    membershipNo: row.membershipNo,
    lineId: row.lineId,
    quantity: row.quantity,
    delivered: row.delivered,
    price: toMoney(row.priceCents),
    refund: toMoney(row.refundCents),
    reason: reasonMessage(row.reason),
    response: responseMessages[row.response],
    returnState: stateMessages[row.returnState],
    refunded: toMoney(refundedOf({ state: row.returnState }, row)),
    submittedAt: row.submittedAt.toISOString(),
    orderedAt: row.orderedAt.toISOString(),
    waitingSince: row.waitsSince?.toISOString() ?? '',
    exchange: row.exchange && toExchangeMessage(row.exchange),
  });

export const toItemsPage = ({ rows, totalCount }: Page<ItemRow>): ListItemsResponse =>
  ListItemsResponse.fromPartial({ items: rows.map(toItemRow), totalCount });

const toReturnRow = (row: ReturnRow): ReturnSummary =>
  ReturnSummary.fromPartial({
    returnNo: row.returnNo,
    orderId: row.orderId,
    orderNo: row.orderNo,
    membershipNo: row.membershipNo,
    requestedAt: row.requestedAt.toISOString(),
    orderedAt: row.orderedAt.toISOString(),
    refund: toMoney(row.refundCents),
    attendOn: row.attendOn,
    state: stateMessages[row.state],
    ready: row.state === 'Pending' && row.openItems === 0,
    refundFailure: row.refundFailure ?? '',
    hasExchange: row.hasExchange,
    ...row.buyer,
  });

export const toReturnsPage = ({ rows, totalCount }: Page<ReturnRow>): ListReturnsResponse =>
  ListReturnsResponse.fromPartial({ returns: rows.map(toReturnRow), totalCount });
