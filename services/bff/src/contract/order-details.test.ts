import { Order, OrderState } from '@southline/contracts/orders';
import { expect, test } from 'vitest';
import { toOrderDetails } from './order-details.ts';

const orderIn = (state: OrderState) => Order.fromPartial({ orderNo: 'SL1', state });

test.each([
  [OrderState.ORDER_STATE_PAID, 'Order Placed'],
  [OrderState.ORDER_STATE_PLACED, 'Order Placed'],
  [OrderState.ORDER_STATE_DISPATCHED, 'Order Dispatched'],
  [OrderState.ORDER_STATE_DELIVERED, 'Order Delivered'],
  [OrderState.ORDER_STATE_REFUNDING, 'Order Cancelled'],
  [OrderState.ORDER_STATE_CANCELLED, 'Order Cancelled'],
])('state %i reads %s', (state, word) => {
  expect(toOrderDetails(orderIn(state)).fulfilmentStatus).toBe(word);
});

test.each([
  OrderState.ORDER_STATE_AWAITING_PAYMENT,
  OrderState.ORDER_STATE_EXPIRED,
  OrderState.ORDER_STATE_UNSPECIFIED,
])('an order in state %i does not exist for its buyer', (state) => {
  expect(() => toOrderDetails(orderIn(state))).toThrow('There is no such order.');
});
