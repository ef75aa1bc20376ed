import { Readable } from 'node:stream';
import type { ListOrdersResponse, OrderSelection } from '@southline/contracts/orders';
import type { Region } from '@southline/kernel/region';
import type { FastifyReply } from 'fastify';
import { csvRows } from '../../contract/csv.ts';
import { csvColumns, csvFields, toSelection } from '../../contract/order-list.ts';
import { callRoute } from '../call.ts';

const pageSize = 500;

type Page = (selection: OrderSelection) => Promise<ListOrdersResponse>;

const rows = async function* (
  first: ListOrdersResponse,
  selection: OrderSelection,
  list: Page,
  region: Region,
  ofAll: boolean,
) {
  yield csvRows([csvColumns(ofAll)]);
  let { orders, totalCount } = first;
  for (let page = 1; orders.length > 0; page += 1) {
    yield csvRows(orders.map((order) => csvFields(order, region, ofAll)));
    orders = page * pageSize < totalCount ? (await list({ ...selection, page: page + 1 })).orders : [];
  }
};

/** Requests the first page before sending, so that a refusal comes before the first byte. */
const send = async (reply: FastifyReply, selection: OrderSelection, list: Page, region: Region, ofAll: boolean) => {
  const first = await list(selection);
  return reply
    .header('content-disposition', 'attachment; filename="orders.csv"')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(rows(first, selection, list, region, ofAll)));
};

export const memberOrdersCsv = callRoute(
  'Order/member-orders.csv',
  ({ clients }) =>
    ({ query, region }, reply) => {
      const list: Page = (selection) => clients.orders.listOrders({ selection });
      return send(reply, toSelection(query, region, 1, pageSize), list, region, false);
    },
  { config: { transfer: true } },
);

export const managerOrdersCsv = callRoute(
  'Order/manager-orders.csv',
  ({ clients }) =>
    ({ query: { membershipNo = '', ...wanted }, region }, reply) => {
      const list: Page = (selection) => clients.orders.listAllOrders({ selection, membershipNo: membershipNo.trim() });
      return send(reply, toSelection(wanted, region, 1, pageSize), list, region, true);
    },
  { config: { transfer: true } },
);
