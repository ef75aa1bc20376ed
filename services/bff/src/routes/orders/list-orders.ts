import { toOrderRow, toSelection } from '../../contract/order-list.ts';
import { callRoute } from '../call.ts';

export const getMemberOrders = callRoute('Order/get-member-orders', ({ clients }) => async ({ body, region }) => {
  const { page, ...wanted } = body;
  const { orders, totalCount } = await clients.orders.listOrders({ selection: toSelection(wanted, region, page) });
  return { status: true, data: orders.map(toOrderRow), totalCount };
});

export const getAdminOrders = callRoute('Order/get-admin-orders', ({ clients }) => async ({ body, region }) => {
  const { page, membershipNo = '', ...wanted } = body;
  const { orders, totalCount } = await clients.orders.listAllOrders({
    selection: toSelection(wanted, region, page),
    membershipNo: membershipNo.trim(),
  });
  return { status: true, data: orders.map(toOrderRow), totalCount };
});
