import { noDelivery } from '@southline/kernel/order';
import { describe, expect, it } from 'vitest';
import type { Cancellation, Order, Parcel, PriceOffer } from './order.ts';
import type { PastFact } from './past-fact.ts';
import { replay } from './replay.ts';
import { aLine, fulfilled, staffs } from './testing.ts';
import { changed } from './units.ts';

const minute = (n: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + n * 60_000);

const placed = (over: Partial<Order> = {}): Order =>
  ({
    orderId: 'o',
    orderNo: 'SL1',
    owner: 'guest:g',
    state: 'Placed',
    version: 3,
    lines: [aLine({ lineId: 'a', quantity: 3 }), aLine({ lineId: 'b', quantity: 1 })],
    totals: { totalToPay: 75_600 },
    payment: { transaction: '7', cents: 75_600 },
    placedAt: minute(0),
    createdAt: minute(0),
    hold: { round: 1, taken: true },
    history: [],
    ...over,
  }) as unknown as Order;

const cancellation = (no: number, units: Record<string, number>): PastFact => {
  const lines = Object.entries(units).map(([lineId, quantity]) => ({
    lineId,
    quantity,
    refundCents: 18_900 * quantity,
  }));
  const refundCents = lines.reduce((sum, line) => sum + line.refundCents, 0);
  const one = { no, at: minute(no), reason: '', requestId: `c${no}`, lines, deliveryCents: 0, refundCents };
  return { kind: 'units cancelled', at: minute(no), cancellation: one satisfies Cancellation };
};

const parcel = (no: number, units: Record<string, number>): Parcel => ({
  no,
  at: minute(10 + no),
  carrier: 'Post',
  trackingNo: `T${no}`,
  lines: Object.entries(units).map(([lineId, quantity]) => ({ lineId, quantity })),
  arrivalDay: '',
});
const shipment = { carrier: 'Post', trackingNo: '' };
const sent = (no: number, units: Record<string, number>): PastFact => ({
  kind: 'dispatched',
  at: minute(10 + no),
  shipment,
  parcel: { ...parcel(no, units), by: 'D7' },
});
const arrived = (no: number, units: Record<string, number>): PastFact => ({
  kind: 'delivered',
  at: minute(20 + no),
  deliveredAt: minute(20 + no),
  parcel: parcel(no, units),
});

const after = (order: Order, facts: readonly PastFact[]): Order =>
  changed(order, replay(order, facts, minute(60)).changes);

/** Every order of arrival. */
const permutations = <One>(some: readonly One[]): One[][] =>
  some.length < 2
    ? [[...some]]
    : some.flatMap((one, index) =>
        permutations(some.filter((_, other) => other !== index)).map((rest) => [one, ...rest]),
      );

describe('an order and the events of its past', () => {
  it('a cancelled order that the copy has as placed is cancelled again, and its refund is booked', () => {
    const order = after(placed(), [cancellation(1, { a: 3, b: 1 })]);
    expect(order).toMatchObject({
      state: 'Cancelled',
      cancellations: [{ no: 1, requestId: 'c1' }],
      sweepAt: minute(60),
    });
    expect(() => fulfilled(order, staffs('Dispatched'), minute(61))).toThrow('cancelled');
  });

  it('is the same whatever the order of arrival, and applying the events again changes nothing', () => {
    const facts = [
      cancellation(1, { a: 1 }),
      sent(1, { a: 1 }),
      sent(2, { a: 1, b: 1 }),
      arrived(1, { a: 1 }),
      arrived(2, { a: 1, b: 1 }),
    ];
    const all = permutations(facts).map((some) => after(placed(), some));
    expect(all[0]).toMatchObject({
      state: 'Delivered',
      parcels: [{ no: 1, by: 'D7', deliveredAt: minute(21) }, { no: 2 }],
    });
    for (const order of all) expect(order).toEqual(all[0]);
    expect(replay(all[0] as Order, facts, minute(60))).toEqual({ changes: [], applied: [] });
    // Each event may also arrive in a run of its own.
    for (const some of permutations(facts)) {
      const { state, parcels, cancellations } = some.reduce((order, fact) => after(order, [fact]), placed());
      expect({ state, parcels, cancellations }).toMatchObject({
        state: 'Delivered',
        parcels: all[0]?.parcels,
        cancellations: all[0]?.cancellations,
      });
    }
  });

  it('a parcel that has left cannot be sent a second time', () => {
    const order = after(placed(), [sent(1, { a: 3, b: 1 })]);
    expect(order.state).toBe('Dispatched');
    expect(fulfilled(order, staffs('Dispatched'), minute(61)).changes).toEqual([]);
  });

  it('events of earlier releases, without a parcel, concern all goods', () => {
    const old: PastFact[] = [
      { kind: 'delivered', at: minute(3), deliveredAt: minute(3) },
      { kind: 'dispatched', at: minute(2), shipment },
    ];
    expect(after(placed(), old)).toMatchObject({ state: 'Delivered', parcels: [{ no: 1, deliveredAt: minute(3) }] });
  });

  it('numbers that no event has, and facts that contradict the order, put it into review', () => {
    const lacking = after(placed(), [cancellation(2, { a: 1 })]);
    expect(lacking.review).toBe('cancellation 1 is in no event');
    expect(() => fulfilled(lacking, staffs('Dispatched'), minute(61))).toThrow('in review');
    const other = after(placed(), [sent(1, { a: 3 })]);
    expect(after(other, [sent(1, { a: 1 })]).review).toBe('parcel 1 differs from its event');
    expect(after(other, [cancellation(1, { a: 1 })])).toMatchObject({
      review: 'cancellation 1 does not fit the order',
    });
  });

  it('a return that the order does not know puts it into review once', () => {
    const fact: PastFact = { kind: 'return processed', at: minute(30), returnNo: 'SR1' };
    const order = after(placed(), [fact]);
    expect(order.review).toBe('return SR1 was processed');
    expect(replay(order, [fact], minute(60)).changes).toEqual([]);
  });

  it('an offer comes back as its follow-on order, its decline or the next offer shows it', () => {
    const unpriced = placed({ lines: [aLine({ lineId: 'a', priceCents: 0, quantity: 1 }), aLine({ lineId: 'b' })] });
    const offer = (no: number): PastFact => {
      const made: PriceOffer = {
        no,
        state: 'Open',
        madeAt: minute(no),
        by: 'D7',
        validUntil: minute(9_000),
        lines: [{ lineId: 'a', priceCents: 500 }],
      };
      return { kind: 'prices offered', at: minute(no), offer: made };
    };
    const states = (order: Order) => order.offers?.map(({ state }) => state);
    expect(states(after(unpriced, [offer(2), offer(1)]))).toEqual(['Replaced', 'Open']);
    expect(states(after(after(unpriced, [offer(1)]), [offer(2)]))).toEqual(['Replaced', 'Open']);
    const followOns = [{ orderId: 'f', orderNo: 'SL2', at: minute(5), lines: [{ lineId: 'a', quantity: 1 }] }];
    expect(states(after({ ...unpriced, followOns }, [offer(1)]))).toEqual(['Answered']);
  });

  const offerOf = (no: number, lineIds: readonly string[]): PastFact => ({
    kind: 'prices offered',
    at: minute(no),
    offer: {
      no,
      state: 'Open',
      madeAt: minute(no),
      by: 'D7',
      validUntil: minute(9_000),
      lines: lineIds.map((lineId) => ({ lineId, priceCents: 500 })),
    },
  });
  const twoUnpriced = placed({
    lines: [
      aLine({ lineId: 'a', priceCents: 0, quantity: 2 }),
      aLine({ lineId: 'b', priceCents: 0, quantity: 1 }),
      aLine({ lineId: 'c' }),
    ],
  });
  const answer = (minutes: number, orderId: string): PastFact => ({
    kind: 'offer answered',
    at: minute(minutes),
    offerNo: 1,
    accepted: { orderId, orderNo: `SL-${orderId}`, lines: [{ lineId: 'a', quantity: 2 }] },
    declined: ['b'],
  });
  const decline = cancellation(1, { b: 1 });

  it('an accepted offer is accepted again, and its unpaid follow-on order exists again', () => {
    const facts = [offerOf(1, ['a', 'b']), decline, answer(0, 'f0'), answer(1, 'f1')];
    for (const some of permutations(facts)) {
      const { changes } = replay(twoUnpriced, some, minute(60));
      const order = changed(twoUnpriced, changes);
      expect(order.offers).toMatchObject([
        { state: 'Accepted', accepted: { orderId: 'f1', orderNo: 'SL-f1' }, declined: ['b'] },
      ]);
      expect(changes.flatMap(({ opens }) => opens ?? [])).toMatchObject([
        {
          orderId: 'f1',
          state: 'AwaitingPayment',
          totals: { totalToPay: 1_000 },
          parent: { orderId: 'o', offerNo: 1 },
          lines: [{ lineId: 'a', quantity: 2, priceCents: 500 }],
        },
      ]);
      expect(replay(order, some, minute(60))).toEqual({ changes: [], applied: [] });
    }
  });

  it('an accepted offer whose units were cancelled since has ended, and one whose order was placed is answered', () => {
    const facts = [offerOf(1, ['a', 'b']), decline, answer(1, 'f1')];
    const cut = after(twoUnpriced, [...facts, cancellation(2, { a: 1 })]);
    expect(cut.offers).toMatchObject([{ state: 'Ended', accepted: { orderId: 'f1' } }]);
    const copy = after(twoUnpriced, facts);
    expect(after(copy, [cancellation(2, { a: 1 })]).offers).toMatchObject([{ state: 'Ended' }]);
    const followOns = [{ orderId: 'f1', orderNo: 'SL-f1', at: minute(8), lines: [{ lineId: 'a', quantity: 2 }] }];
    const { changes } = replay({ ...twoUnpriced, followOns }, facts, minute(60));
    expect(changed(twoUnpriced, changes).offers).toMatchObject([{ state: 'Answered', accepted: { orderId: 'f1' } }]);
    expect(changes.some(({ opens }) => opens)).toBe(false);
  });

  it('the data of a buyer whose account was closed go again, and an order that has not ended is in review', () => {
    const delivery = { firstName: 'Robin', email: 'robin@example.com' } as Order['delivery'];
    const forgotten: PastFact = { kind: 'forgotten', at: minute(50) };
    const sentAndGone = after(placed({ delivery }), [forgotten, sent(1, { a: 3, b: 1 }), arrived(1, { a: 3, b: 1 })]);
    expect(sentAndGone).toMatchObject({ state: 'Delivered', forgottenAt: minute(50), delivery: { email: '' } });
    expect(sentAndGone.review).toBeUndefined();
    const open = after(placed({ delivery }), [forgotten]);
    expect(open).toMatchObject({ review: 'the buyer was forgotten', delivery: { firstName: '' } });
    expect(replay(open, [forgotten], minute(60)).changes).toEqual([]);
    const unpaid = placed({ state: 'Expired', placedAt: undefined, delivery });
    expect(after(unpaid, [forgotten])).toMatchObject({ forgottenAt: minute(50), delivery: { email: '' } });
    expect(after(unpaid, [forgotten]).review).toBeUndefined();
  });

  it('a confirmation that was requested again is known once', () => {
    const fact: PastFact = {
      kind: 'confirmation requested',
      at: minute(5),
      resend: { at: minute(5), requestId: 'r1' },
    };
    const order = after(placed(), [fact, fact]);
    expect(order.resends).toEqual([{ at: minute(5), requestId: 'r1' }]);
    expect(replay(order, [fact], minute(60)).changes).toEqual([]);
  });

  it('the address after the last change is there again, whatever the order of arrival; a lost change is in review', () => {
    const addressed = (no: number): PastFact => ({
      kind: 'delivery changed',
      at: minute(no),
      change: { no, at: minute(no), requestId: `d${no}`, by: 'D7' },
      to: { delivery: { locality: `Town ${no}` } as Order['delivery'] },
    });
    const facts = [addressed(1), addressed(2), addressed(3)];
    for (const some of permutations(facts)) {
      const order = some.reduce((copy, fact) => after(copy, [fact]), placed());
      expect(order).toMatchObject({
        delivery: { locality: 'Town 3' },
        deliveryChanges: [{ no: 1 }, { no: 2 }, { no: 3 }],
      });
      expect(replay(order, facts, minute(60))).toEqual({ changes: [], applied: [] });
    }
    expect(after(placed(), [addressed(2)]).review).toBe('change of address 1 is in no event');
    const forgotten = placed({ forgottenAt: minute(1), state: 'Delivered', delivery: noDelivery });
    expect(replay(forgotten, facts, minute(60)).applied).toEqual([]);
    expect(after(forgotten, facts)).toMatchObject({ delivery: noDelivery, deliveryChanges: [{}, {}, {}] });
  });

  it('an order that ended before it was placed is not paid for again, unless it is a later one with its id', () => {
    const paid = placed({ state: 'Paid', placedAt: undefined });
    const ended: PastFact = { kind: 'ended before it was placed', at: minute(5) };
    expect(after(paid, [ended])).toMatchObject({ state: 'Cancelled', hold: { round: 2, taken: false } });
    expect(replay({ ...paid, createdAt: minute(6) }, [ended], minute(60)).changes).toEqual([]);
  });
});
