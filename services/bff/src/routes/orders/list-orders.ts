import { toOrderRow, toSelection } from '../../contract/order-list.ts';
import { callRoute } from '../call.ts';
import { orderOfNumber } from './order-of-number.ts';

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
