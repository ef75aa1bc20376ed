import { OrderSelection, OrderSort, type OrderSummary } from '@southline/contracts/orders';
import type { ReturnedOrder } from '@southline/contracts/returns';
import type { Region } from '@southline/kernel/region';
import { returnReasons, returnResponses, returnStatuses } from '@southline/kernel/returns';
import type { Answer, Body } from '@southline/rest/types';
import type { Clients } from '../../clients/index.ts';
import { pageSize, toOrderRow, toSelection } from '../../contract/order-list.ts';
import { returnStatusOf, toRequestRow, toReturnRow, toReturnSelection } from '../../contract/return-list.ts';
import { responseOf, stateOf } from '../../contract/return-words.ts';
import { callRoute } from '../call.ts';
import { checkOwnNumber } from './own-number.ts';

type Wanted = Body<'return/get-member-return-lists'>;
type Rows = Pick<Answer<'return/get-member-return-lists'>, 'returnList' | 'totalCount'>;

const orderSorts = { order_Number: 'orderNumber', orderdate: 'orderDate', orderValue: 'sales' } as const;

const toRow = (order: OrderSummary, standings: readonly ReturnedOrder[]): Rows['returnList'][number] => {
  const row = toOrderRow(order);
  const standing = standings.find(({ orderId }) => orderId === row.orderid);
  return {
    orderid: row.orderid,
    order_Number: row.orderNumber,
    orderdate: row.orderDate,
    orderValue: row.sales,
    orderStatus: row.fulfilmentStatus,
    someDelivered: order.deliveredUnits > 0,
    // A declined item frees its units only after it was answered, so the two services may differ for a moment.
    unitsLeft: Math.max(0, order.deliveredUnits - (standing?.takenUnits ?? 0)),
    returnStatus: returnStatusOf(standing),
  };
};

/** Orders with a return. The returns service selects and sorts them. */
const returned = async ({ orders, returns }: Clients, wanted: Wanted, region: Region): Promise<Rows> => {
  const selection = toReturnSelection(wanted, region);
  const found = await returns.listReturnedOrders({ selection, state: stateOf(wanted.status) });
  const orderIds = found.orders.map(({ orderId }) => orderId);
  const byIds = { orderIds, sort: OrderSort.ORDER_SORT_DATE, page: 1, pageSize };
  const known =
    orderIds.length > 0 ? (await orders.listOrders({ selection: OrderSelection.fromPartial(byIds) })).orders : [];
  const returnList = orderIds.flatMap((wantedId) =>
    known.filter(({ orderId }) => orderId === wantedId).map((order) => toRow(order, found.orders)),
  );
  return { returnList, totalCount: found.totalCount };
};

/** All orders of the member, with the state of their returns. */
const all = async ({ orders, returns }: Clients, wanted: Wanted, region: Region): Promise<Rows> => {
  const { sortBy, page, status: _, memberno: _own, ...filter } = wanted;
  const sort = sortBy && sortBy !== 'returnStatus' ? { sortBy: orderSorts[sortBy] } : {};
  const found = await orders.listOrders({ selection: toSelection({ ...filter, ...sort }, region, page) });
  const orderIds = found.orders.map(({ orderId }) => orderId);
  const known = orderIds.length > 0 ? (await returns.getReturnStatuses({ orderIds })).orders : [];
  return { returnList: found.orders.map((order) => toRow(order, known)), totalCount: found.totalCount };
};

export const getMemberReturnLists = callRoute('return/get-member-return-lists', ({ clients }) => async (request) => {
  const { body, region } = request;
  checkOwnNumber(request, body.memberno);
  const byReturn = Boolean(body.status) || body.sortBy === 'returnStatus';
  return { status: true, ...(await (byReturn ? returned : all)(clients, body, region)) };
});

export const getReturnRequestList = callRoute('return/get-return-request-list', ({ clients }) => async (request) => {
  const { body, region } = request;
  checkOwnNumber(request, body.memberno);
  const selection = toReturnSelection(body, region);
  const { items, totalCount } = await clients.returns.listItems({ selection, response: responseOf(body.status) });
  return { status: true, returnList: items.map(toRequestRow), totalCount };
});

export const getAdminReturnLists = callRoute('return/get-admin-return-lists', ({ clients }) => async (request) => {
  const { body, region } = request;
  const { returns, totalCount } = await clients.returns.listReturns({
    selection: toReturnSelection(body, region, true),
    state: stateOf(body.status),
    membershipNo: body.membershipNo ?? '',
    ready: body.ready ?? false,
  });
  return { status: true, returnList: returns.map(toReturnRow), totalCount };
});

export const getAdminReturnRequests = callRoute(
  'return/get-admin-return-requests',
  ({ clients }) =>
    async (request) => {
      const { body, region } = request;
      const { items, totalCount } = await clients.returns.listAllItems({
        selection: toReturnSelection(body, region, true),
        response: responseOf(body.status),
        membershipNo: body.membershipNo ?? '',
      });
      return { status: true, returnList: items.map(toRequestRow), totalCount };
    },
);

export const getReturnReasons = callRoute('return/get-return-reasons', () => async () => ({
  status: true,
  data: returnReasons.map((reason, index) => ({
    return_Reason_Code: index + 1,
    return_reason_Description: reason,
  })),
}));

export const getReturnStatus = callRoute('return/get-return-status', () => async () => ({
  status: true,
  data: Object.entries(returnResponses).map(([code, description]) => ({
    return_Status_Code: code,
    return_Status_Description: description,
  })),
}));

export const getAdminReturnStatusList = callRoute('return/get-admin-return-status-list', () => async () => ({
  status: true,
  statusList: Object.values(returnStatuses).map((orderStatus) => ({ orderStatus })),
}));
