import { OrderState } from '@southline/contracts/orders';

const fulfilmentWords: Readonly<Partial<Record<OrderState, string>>> = {
  [OrderState.ORDER_STATE_PAID]: 'Order Placed',
  [OrderState.ORDER_STATE_PLACED]: 'Order Placed',
  [OrderState.ORDER_STATE_DISPATCHED]: 'Order Dispatched',
  [OrderState.ORDER_STATE_DELIVERED]: 'Order Delivered',
  [OrderState.ORDER_STATE_REFUNDING]: 'Order Cancelled',
  [OrderState.ORDER_STATE_CANCELLED]: 'Order Cancelled',
};

/** What an order that exists for its buyer is called; an order that was never placed has no word. */
export const fulfilmentWord = (state: OrderState): string | undefined => fulfilmentWords[state];
