import { Readable } from 'node:stream';
import type { ListOrdersResponse, OrderSelection } from '@southline/contracts/orders';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import type { Region } from '@southline/kernel/region';
import type { FastifyReply } from 'fastify';
import type { Clients } from '../../clients/index.ts';
import { csvRows } from '../../contract/csv.ts';
import { csvColumns, csvFields, toOrderRow, toSelection } from '../../contract/order-list.ts';
import { callRoute } from '../call.ts';

const invoiceNumber = /^INV-?(\d{6,12})$/i;
const returnNumber = /^SR\d{6,12}$/i;

/** The id of the order to which the typed number of an invoice or a return belongs. Undefined for other texts. */
const orderOfNumber = async ({ documents, returns }: Clients, typed: string): Promise<string | undefined> => {
  const [, invoice] = invoiceNumber.exec(typed) ?? [];
  if (invoice) return (await documents.findInvoicedOrder({ invoiceNo: `INV-${invoice}` })).orderId || undefined;
  if (!returnNumber.test(typed)) return undefined;
  const found = await returns.getReturn({ returnNo: typed.toUpperCase() }).catch(undefinedIfNotFound);
  return found?.returnOrder?.orderId;
};

export const getMemberOrders = callRoute('Order/get-member-orders', ({ clients }) => async ({ body, region }) => {
  const { page, ...wanted } = body;
  const { orders, totalCount } = await clients.orders.listOrders({ selection: toSelection(wanted, region, page) });
  return { status: true, data: orders.map(toOrderRow), totalCount };
});

export const getAdminOrders = callRoute('Order/get-admin-orders', ({ clients }) => async ({ body, region }) => {
  const { page, membershipNo = '', ...wanted } = body;
  const orderId = await orderOfNumber(clients, wanted.search?.trim() ?? '');
  const selection = toSelection(orderId ? { ...wanted, search: '' } : wanted, region, page);
  const { orders, totalCount } = await clients.orders.listAllOrders({
    selection: orderId ? { ...selection, orderIds: [orderId] } : selection,
    membershipNo: membershipNo.trim(),
  });
  return { status: true, data: orders.map(toOrderRow), totalCount };
});

const pageSize = 500;

type Page = (selection: OrderSelection) => Promise<ListOrdersResponse>;

interface Source {
  readonly list: Page;
  readonly invoiceNos: (orderIds: string[]) => Promise<Record<string, string>>;
  readonly region: Region;
  readonly ofAll: boolean;
}

/** Reads a page of orders and the invoice numbers of its orders. */
const read = async ({ list, invoiceNos }: Source, selection: OrderSelection) => {
  const page = await list(selection);
  return {
    ...page,
    numbers: page.orders.length > 0 ? await invoiceNos(page.orders.map(({ orderId }) => orderId)) : {},
  };
};

const rows = async function* (first: Awaited<ReturnType<typeof read>>, selection: OrderSelection, source: Source) {
  const { region, ofAll } = source;
  yield csvRows([csvColumns(ofAll)]);
  let { orders, numbers } = first;
  for (let page = 1; orders.length > 0; page += 1) {
    yield csvRows(orders.map((order) => csvFields(order, numbers[order.orderId] ?? '', region, ofAll)));
    if (page * pageSize >= first.totalCount) return;
    ({ orders, numbers } = await read(source, { ...selection, page: page + 1 }));
  }
};

/** Requests the first page before anything is sent, so that a refusal is answered as an error. */
const send = async (reply: FastifyReply, selection: OrderSelection, source: Source) => {
  const first = await read(source, selection);
  return reply
    .header('content-disposition', 'attachment; filename="orders.csv"')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(rows(first, selection, source)));
};

const invoiceNumbers = (clients: Clients) => async (orderIds: string[]) =>
  (await clients.documents.listInvoiceNumbers({ orderIds })).invoiceNos;

export const memberOrdersCsv = callRoute(
  'Order/member-orders.csv',
  ({ clients }) =>
    ({ query, region }, reply) => {
      const list: Page = (selection) => clients.orders.listOrders({ selection });
      const invoiceNos = invoiceNumbers(clients);
      return send(reply, toSelection(query, region, 1, pageSize), { list, invoiceNos, region, ofAll: false });
    },
  { config: { transfer: true } },
);

export const managerOrdersCsv = callRoute(
  'Order/manager-orders.csv',
  ({ clients }) =>
    ({ query: { membershipNo = '', ...wanted }, region }, reply) => {
      const list: Page = (selection) => clients.orders.listAllOrders({ selection, membershipNo: membershipNo.trim() });
      const invoiceNos = invoiceNumbers(clients);
      return send(reply, toSelection(wanted, region, 1, pageSize), { list, invoiceNos, region, ofAll: true });
    },
  { config: { transfer: true } },
);
