import { OrderNews, OrderNewsKind } from '@southline/contracts/notifications';
import { Order, OrderState, OrderStep, OrderStepKind } from '@southline/contracts/orders';
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

test('one history from orders and notifications, the oldest first', () => {
  const step = (kind: OrderStepKind, at: string) => OrderStep.fromPartial({ kind, at });
  const news = (kind: OrderNewsKind, at: string) => OrderNews.fromPartial({ kind, at });
  const order = Order.fromPartial({
    state: OrderState.ORDER_STATE_DISPATCHED,
    steps: [
      step(OrderStepKind.ORDER_STEP_KIND_PLACED, '2026-03-31T14:30:00.000Z'),
      step(OrderStepKind.ORDER_STEP_KIND_DISPATCHED, '2026-04-01T01:00:00.000Z'),
    ],
  });
  const mailed = [
    news(OrderNewsKind.ORDER_NEWS_KIND_PAPERS_READY, '2026-03-31T14:30:01.000Z'),
    news(OrderNewsKind.ORDER_NEWS_KIND_CONFIRMATION_MAILED, '2026-03-31T14:30:02.000Z'),
    news(OrderNewsKind.ORDER_NEWS_KIND_UNSPECIFIED, '2026-03-31T14:30:03.000Z'),
  ];
  expect(toOrderDetails(order, mailed).steps.map(({ kind }) => kind)).toEqual([
    'Placed',
    'PapersReady',
    'ConfirmationMailed',
    'Dispatched',
  ]);
});

test('cancelled units, their step and what goes back for them', () => {
  const at = '2026-04-01T01:00:00.000Z';
  const order = Order.fromPartial({
    state: OrderState.ORDER_STATE_PLACED,
    lines: [{ lineId: 'a', quantity: 3, cancelledQuantity: 2 }],
    steps: [{ kind: OrderStepKind.ORDER_STEP_KIND_UNITS_CANCELLED, at, refund: { cents: 1_999 } }],
    refunds: [
      { amount: { cents: 1_999 }, decidedAt: at, cancellationNo: 1, reason: 'Wrong size.' },
      { amount: { cents: 500 }, decidedAt: at, refundedAt: at, returnNo: 'SR1' },
    ],
  });
  expect(toOrderDetails(order)).toMatchObject({
    orderDetails: [{ quantity: 3, cancelledQuantity: 2 }],
    steps: [{ kind: 'UnitsCancelled', at, refund: 19.99 }],
    refunds: [
      { amount: 19.99, at, reason: 'Wrong size.', refunded: false, cancellationNo: 1 },
      { amount: 5, at, reason: '', refunded: true, returnOrderNo: 'SR1' },
    ],
  });
  const [ofCancellation, ofReturn] = toOrderDetails(order).refunds;
  expect(ofCancellation).not.toHaveProperty('returnOrderNo');
  expect(ofReturn).not.toHaveProperty('cancellationNo');
});

test('parcels with their state and the carrier’s page, and the units of each line', () => {
  const [sent, arrived] = ['2026-04-01T01:00:00.000Z', '2026-04-02T01:00:00.000Z'];
  const line = { lineId: 'a', part: { partNo: 'P1', description: 'Oil filter' } };
  const order = Order.fromPartial({
    state: OrderState.ORDER_STATE_PLACED,
    lines: [{ ...line, quantity: 5, cancelledQuantity: 1, dispatchedQuantity: 3, deliveredQuantity: 2 }],
    steps: [{ kind: OrderStepKind.ORDER_STEP_KIND_DISPATCHED, at: sent, parcelNo: 1 }],
    parcels: [
      { parcelNo: 1, dispatchedAt: sent, deliveredAt: arrived, carrier: 'StarTrack', trackingNo: 'X 1', lines: [line] },
      { parcelNo: 2, dispatchedAt: sent, carrier: 'Roadline', trackingNo: 'X2', lines: [{ ...line, quantity: 1 }] },
    ],
  });
  expect(toOrderDetails(order)).toMatchObject({
    orderDetails: [{ quantity: 5, cancelledQuantity: 1, dispatchedQuantity: 3, deliveredQuantity: 2 }],
    steps: [{ kind: 'Dispatched', parcelNo: 1 }],
    parcels: [
      {
        parcelNo: 1,
        status: 'Delivered',
        deliveredAt: arrived,
        trackingLink: 'https://startrack.com.au/track/details/X1',
      },
      {
        parcelNo: 2,
        status: 'Dispatched',
        carrier: 'Roadline',
        trackingLink: '',
        lines: [{ shoppingCartID: 'a', partno: 'P1', partsDescription: 'Oil filter', quantity: 1 }],
      },
    ],
  });
});
