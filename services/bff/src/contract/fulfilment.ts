import { OrderState } from '@southline/contracts/orders';

const fulfilmentWords: Readonly<Partial<Record<OrderState, string>>> = {
  [OrderState.ORDER_STATE_PAID]: 'Order Placed',
  [OrderState.ORDER_STATE_PLACED]: 'Order Placed',
  [OrderState.ORDER_STATE_DISPATCHED]: 'Order Dispatched',
  [OrderState.ORDER_STATE_DELIVERED]: 'Order Delivered',
  [OrderState.ORDER_STATE_REFUNDING]: 'Order Cancelled',
  [OrderState.ORDER_STATE_CANCELLED]: 'Order Cancelled',
  [OrderState.ORDER_STATE_MOVED]: 'Order Moved',
};

/** The status that a buyer sees; undefined for an order that was never placed. */
export const fulfilmentWord = (state: OrderState, partlyDispatched: boolean): string | undefined =>
  partlyDispatched ? 'Order Partly Dispatched' : fulfilmentWords[state];
