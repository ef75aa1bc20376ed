import { partOf } from '@southline/contracts/part-facts';
import {
  type ReturnedOrder,
  type ReturnItem,
  ReturnSelection,
  ReturnSort,
  type ReturnSummary,
} from '@southline/contracts/returns';
import type { Region } from '@southline/kernel/region';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import type { Answer } from '@southline/rest/types';
import { dayRange } from './day-range.ts';
import { dollarsOf } from './money.ts';
import { pageSize } from './order-list.ts';
import { responseCode, responseWord, stateCode, stateWord } from './return-words.ts';

const sorts = {
  order_Number: ReturnSort.RETURN_SORT_ORDER_NUMBER,
  orderNumber: ReturnSort.RETURN_SORT_ORDER_NUMBER,
  returnOrderNumber: ReturnSort.RETURN_SORT_RETURN_NUMBER,
  orderdate: ReturnSort.RETURN_SORT_DATE,
  submittedDate: ReturnSort.RETURN_SORT_DATE,
  requestdate: ReturnSort.RETURN_SORT_DATE,
  orderValue: ReturnSort.RETURN_SORT_VALUE,
  totalAmount: ReturnSort.RETURN_SORT_VALUE,
  ordervalue: ReturnSort.RETURN_SORT_VALUE,
  returnStatus: ReturnSort.RETURN_SORT_STATE,
  returnResponse: ReturnSort.RETURN_SORT_STATE,
  status: ReturnSort.RETURN_SORT_STATE,
};

export interface Wanted {
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly orderNo?: string;
  readonly sortBy?: keyof typeof sorts;
  readonly sortDir?: 'asc' | 'desc';
  readonly page?: number;
}

/** The default order: members see the newest first, staff the longest waiting. */
export const toReturnSelection = (wanted: Wanted, region: Region, forStaff = false): ReturnSelection => {
  const { orderNo = '', sortBy, sortDir, page = 1 } = wanted;
  const otherwise = forStaff ? ReturnSort.RETURN_SORT_WAITING : ReturnSort.RETURN_SORT_DATE;
  const sort = sortBy ? sorts[sortBy] : otherwise;
  return ReturnSelection.fromPartial({
    ...dayRange(wanted, region),
    orderNo,
    sort,
    page,
    pageSize,
    descending: sortDir ? sortDir === 'desc' : sort === ReturnSort.RETURN_SORT_DATE,
  });
};

/** The status text in the list of orders; empty without a return. */
export const returnStatusOf = (order: Pick<ReturnedOrder, 'state' | 'requestPending'> | undefined): string => {
  if (!order) return '';
  return order.requestPending ? 'Request Pending' : stateWord(order.state);
};

type RequestRow = Answer<'return/get-admin-return-requests'>['returnList'][number];
type ReturnRow = Answer<'return/get-admin-return-lists'>['returnList'][number];

export const toRequestRow = (item: ReturnItem): RequestRow => ({
  returnItemID: item.itemId,
  orderid: item.orderId,
  returnOrderNumber: item.returnNo,
  submittedDate: item.submittedAt,
  totalAmount: dollarsOf(item.refund),
  returnResponse: responseWord(item.response),
  returnReason: item.reason,
  status: responseCode(item.response),
  ...named(partNames.returnItem, partOf(item)),
  quantity: item.quantity,
  membershipno: item.membershipNo,
  orderNumber: item.orderNo,
  orderdate: item.orderedAt,
  waitingSince: item.waitingSince,
  returnStatus: stateCode(item.returnState),
  refunded: dollarsOf(item.refunded),
  exchangeFor: item.exchange ? { productNr: item.exchange.partNo, quantity: item.exchange.quantity } : null,
  buyerName: item.buyerName,
  telephone: item.telephone,
});

export const toReturnRow = (row: ReturnSummary): ReturnRow => ({
  requestdate: row.requestedAt,
  orderdate: row.orderedAt,
  membershipno: row.membershipNo,
  orderNumber: row.orderNo,
  returnOrderNumber: row.returnNo,
  ordervalue: dollarsOf(row.refund),
  declaredReturnDate: row.attendOn,
  status: stateWord(row.state),
  ready: row.ready,
  refundProblem: row.refundFailure,
  exchange: row.hasExchange,
  buyerName: row.buyerName,
  telephone: row.telephone,
});
