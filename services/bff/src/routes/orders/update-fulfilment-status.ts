import { OrderState } from '@southline/contracts/orders';
import { receivedCode } from '@southline/kernel/codes';
import { DomainError } from '@southline/kernel/errors';
import { notFound } from '../../contract/order-details.ts';
import { callRoute } from '../call.ts';

const states = {
  'Order Dispatched': OrderState.ORDER_STATE_DISPATCHED,
  'Order Delivered': OrderState.ORDER_STATE_DELIVERED,
};

/** For a single order a refusal is the answer; for many, each order has its own result. */
export const updateFulfilmentStatus = callRoute('Order/update-fulfilment-status', ({ clients }) => async ({ body }) => {
  const { orderID, orderIDs = orderID ? [orderID] : [], status, carrier = '', trackingNo = '' } = body;
  const state = states[status];
  const { results } = await clients.orders.updateFulfilment({ orderIds: orderIDs, state, carrier, trackingNo });
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
  };
  return { status: true, data };
});
