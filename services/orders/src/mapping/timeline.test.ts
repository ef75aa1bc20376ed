import { expect, test } from 'vitest';
import type { Order } from '../domain/order.ts';
import { orderTimeline } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 3, minute));

test('the course of an order: states, parcels, cancellations and offers, the oldest first', () => {
  const order: Partial<Order> = {
    state: 'Placed',
    lines: [],
    history: [
      { at: at(0), to: 'AwaitingPayment', why: 'frozen' },
      { at: at(2), from: 'Paid', to: 'Placed', why: 'submitted' },
    ],
    deliveryChanges: [{ no: 1, at: at(1), requestId: 'd', by: 'D1' }],
    cancellations: [
      {
        no: 1,
        at: at(3),
        reason: 'Ordered twice.',
        requestId: 'r',
        lines: [{ lineId: 'l', quantity: 2, refundCents: 500 }],
        deliveryCents: 0,
        refundCents: 500,
        refundedAt: at(9),
      },
    ],
    offers: [
      { no: 1, state: 'Open', madeAt: at(4), by: 'D1', validUntil: at(59), lines: [{ lineId: 'm', priceCents: 100 }] },
    ],
    parcels: [{ no: 1, at: at(5), carrier: 'StarTrack', trackingNo: '', lines: [{ lineId: 'l', quantity: 1 }] }],
  };
  expect(orderTimeline(order as Order).map(({ what, facts }) => [what, facts])).toEqual([
    ['order-state', { to: 'AwaitingPayment', why: 'frozen' }],
    ['delivery-changed', { change: '1', by: 'D1' }],
    ['order-state', { from: 'Paid', to: 'Placed', why: 'submitted' }],
    ['units-cancelled', { cancellation: '1', units: '2', refund: '$5.00', reason: 'Ordered twice.' }],
    ['prices-offered', { offer: '1', lines: '1', validUntil: '2026-11-24T03:59:00.000Z', state: 'Open', by: 'D1' }],
    ['parcel-sent', { parcel: '1', units: '1', carrier: 'StarTrack' }],
    ['cancellation-refunded', { cancellation: '1', refund: '$5.00' }],
  ]);
});
