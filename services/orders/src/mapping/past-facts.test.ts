import { DeliveryChanged, OfferAnswered, OrderCancelled } from '@southline/contracts/events';
import { gstOf } from '@southline/kernel/money';
import { describe, expect, it } from 'vitest';
import type { Cancellation, Order } from '../domain/order.ts';
import { aLine, delivery } from '../domain/testing.ts';
import { eventOf } from './events.ts';
import { answeredFact, cancelledFact, deliveryChangedFact } from './past-facts.ts';

const at = new Date('2026-03-01T00:00:00Z');
const order = {
  orderId: 'o',
  orderNo: 'SL1',
  owner: 'member:M1',
  placedAt: at,
  version: 3,
  lines: [aLine({ lineId: 'a', quantity: 3 })],
  remarks: { ccEmails: [] },
} as unknown as Order;
const one: Cancellation = {
  no: 1,
  at,
  reason: 'Why.',
  requestId: 'c1',
  lines: [{ lineId: 'a', quantity: 2, refundCents: 500 }],
  deliveryCents: 0,
  refundCents: 500,
};

describe('the event of a cancellation', () => {
  const all: readonly Cancellation[] = [
    one,
    { ...one, by: 'D7' },
    { ...one, by: 'D7', proposedBy: 'D8' },
    { ...one, cause: 'OfferEnded', reason: '' },
    {
      ...one,
      cause: 'GiftEnded',
      lines: [{ lineId: 'a', quantity: 1, refundCents: 0 }],
      refundCents: 0,
      refundedAt: at,
    },
    { ...one, keptCents: 100, refundCents: 400 },
    {
      ...one,
      cause: 'DeliveryUndone',
      returnNo: 'SR1',
      reason: '',
      lines: [],
      deliveryCents: 1_295,
      refundCents: 1_295,
    },
  ];
  it('states every fact of it, so that a restored copy gets the same one', () => {
    for (const each of all) {
      const cancellation = { ...each, gstCents: gstOf(each.refundCents) };
      const { value } = eventOf('units cancelled', { ...order, cancellations: [cancellation] }, at);
      expect(cancelledFact(OrderCancelled.decode(value), at)).toEqual({ kind: 'units cancelled', at, cancellation });
    }
  });
});

it('the event of an answer names the follow-on order and the declined lines', () => {
  const accepted = { orderId: 'f', orderNo: 'SL2', lines: [{ lineId: 'a', quantity: 3 }] };
  const offer = { no: 2, state: 'Accepted', accepted, declined: ['b'] };
  const answered = (offers: object[]) => {
    const { value } = eventOf('offer answered', { ...order, offers } as Order, at);
    return answeredFact(OfferAnswered.decode(value), at);
  };
  expect(answered([offer])).toEqual({ kind: 'offer answered', at, offerNo: 2, accepted, declined: ['b'] });
  expect(answered([{ ...offer, accepted: undefined }])).toEqual({
    kind: 'offer answered',
    at,
    offerNo: 2,
    declined: ['b'],
  });
});

it('the event of a change of address states the address, who, when and the request', () => {
  const expected = { dispatchDay: '2026-03-02', arrivalDay: '2026-03-09' };
  for (const by of [{}, { by: 'D7' }])
    for (const to of [{ delivery }, { delivery, expected }]) {
      const change = { no: 2, at, requestId: 'd2', ...by };
      const { value } = eventOf('delivery changed', { ...order, ...to, deliveryChanges: [change] }, at);
      const fact = deliveryChangedFact(DeliveryChanged.decode(value), at);
      expect(fact).toEqual({ kind: 'delivery changed', at, change, to });
    }
});
