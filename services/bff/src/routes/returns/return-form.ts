import type { Order } from '@southline/contracts/orders';
import { invalidField } from '@southline/kernel/errors';
import { notFound, toOrderDetails } from '../../contract/order-details.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { reasonOf } from '../../contract/return-words.ts';
import { toCredit, toReturnableRows, toReturnTables } from '../../contract/returns.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { checkOwnNumber } from './own-number.ts';
import { returnsOfOrder } from './returns-of-order.ts';

export const getReturnOrder = callRoute('return/get-member-order-details', (context) => async (request) => {
  const key = { $case: 'orderId', value: request.body.orderNo } as const;
  const read = async () => {
    const { order } = await context.clients.orders.getOrder({ key });
    const found = order ? await returnsOfOrder(context.clients, order, request.log) : [];
    return toOrderDetails(order, [], found.flatMap(toReturnTables));
  };
  const data = await asOwner(request, context, read, { orderId: request.body.orderNo });
  return { status: true, data: [data] };
});

export const getReturnOrderInfo = callRoute('return/get-return-order-info', (context) => async (request) => {
  const orderId = request.body.orderNo;
  const find = () => context.clients.returns.getReturnable({ orderId });
  const found = await asOwner(request, context, find, { orderId });
  const pictures = picturesOf(context.settings.BASE_PATH, request.region);
  const { refusal, refusalMessage } = found;
  const credit = toCredit(found.credit);
  return { status: true, data: { table: toReturnableRows(found, pictures), refusal, refusalMessage, credit } };
});

const oneOrder = () => invalidField('returnItems', 'One submission names one order.');

export const createReturnOrderItem = callRoute('return/create-return-order-item', (context) => async (request) => {
  const { returnItems } = request.body;
  const [first] = returnItems;
  if (!first || returnItems.some(({ orderID }) => orderID !== first.orderID)) throw oneOrder();
  for (const { memberno } of returnItems) checkOwnNumber(request, memberno);
  const { orderID: orderId } = first;
  const lines = returnItems.map((line) => ({
    lineId: line.shoppingCartID,
    quantity: line.returnQuantity,
    reason: reasonOf(line.returnReason),
    message: line.userMsg,
    fileName: line.fileurl ?? '',
    exchangeFor: line.exchangeFor && { partNo: line.exchangeFor.productNr, quantity: line.exchangeFor.quantity },
  }));
  const create = () => context.clients.returns.createReturn({ orderId, lines });
  const { returnNo } = await asOwner(request, context, create, { orderId, changes: true });
  return { status: true, data: { returnOrderNo: returnNo } };
});

const isOf = (order: Order | undefined, orderNo: string) => order?.orderNo.toUpperCase() === orderNo.toUpperCase();

export const viewReturnDetails = callRoute('return/view-return-details', (context) => async (request) => {
  const { orderNo, returnOrderNo } = request.body;
  const key = { $case: 'orderNo', value: orderNo } as const;
  const read = async () => {
    const { order } = await context.clients.orders.getOrder({ key });
    if (!order || !isOf(order, orderNo)) throw notFound();
    const found = await returnsOfOrder(context.clients, order, request.log);
    const wanted = returnOrderNo ? found.filter(({ returnNo }) => returnNo === returnOrderNo) : found;
    if (returnOrderNo && wanted.length === 0) throw notFound('There is no such return.');
    return { orderid: order.orderId, ...toOrderDetails(order, [], wanted.flatMap(toReturnTables)) };
  };
  const data = await asOwner(request, context, read, { orderNo });
  return { status: true, data };
});
