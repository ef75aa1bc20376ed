import { OrderState } from '@southline/contracts/orders';
import { receivedCode } from '@southline/kernel/codes';
import { DomainError } from '@southline/kernel/errors';
import { randomId } from '@southline/platform/ids';
import { notFound } from '../../contract/order-details.ts';
import { callRoute } from '../call.ts';

const states = {
  'Order Dispatched': OrderState.ORDER_STATE_DISPATCHED,
  'Order Delivered': OrderState.ORDER_STATE_DELIVERED,
};

/** For a single order, a refusal is the answer of the call. For many orders, each has its own result. */
export const updateFulfilmentStatus = callRoute('Order/update-fulfilment-status', ({ clients }) => async ({ body }) => {
  const { orderID, orderIDs = orderID ? [orderID] : [], status, lines = [], parcelNo, requestID = randomId() } = body;
  const { carrier = '', trackingNo = '' } = body;
  const { results } = await clients.orders.updateFulfilment({
    orderIds: orderIDs,
    state: states[status],
    lines: lines.map(({ shoppingCartID: lineId, quantity }) => ({ lineId, quantity })),
    parcelNo,
    carrier,
    trackingNo,
    requestId: requestID,
  });
  const [only] = results;
  if (results.length === 1 && only?.refusal) {
    if (only.refusal === 'NotFound') throw notFound();
    throw new DomainError('conflict', receivedCode(only.refusal), only.message);
  }
  const data = {
    updated: results.filter(({ refusal }) => refusal === '').map(({ orderId }) => orderId),
    refused: results
      .filter(({ refusal }) => refusal !== '')
      .map(({ orderId, refusal, message }) => ({ orderID: orderId, code: refusal, message })),
    ...(results.length === 1 && only && only.parcelNo > 0 && { parcelNo: only.parcelNo }),
  };
  return { status: true, data };
});
