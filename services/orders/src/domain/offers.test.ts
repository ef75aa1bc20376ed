import { dayMs } from '@southline/kernel/clock';
import { describe, expect, it } from 'vitest';
import { type CancelCommand, cancel, cancellationOf } from './cancelling.ts';
import { isPriceOnApplication } from './line.ts';
import { activeOffer, offerDueAt, offerMoves } from './offer.ts';
import {
  type AnswerOffer,
  answerOffer,
  dueChanges,
  isAwaited,
  linkedChanges,
  movedChanges,
  type OfferPrices,
  offeredLines,
  offerPrices,
  unpricedLines,
} from './offers.ts';
import { allowedMoves, type OfferState, type Order, type OrderState } from './order.ts';
import { aLine } from './testing.ts';
import { changed } from './units.ts';

const now = new Date('2026-03-01T00:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * dayMs);
const key = { orderId: 'follow', orderNo: 'SL2' };

/** One battery for $189.00, and 2 + 3 units whose prices are to be advised. */
const lines = [
  aLine({ lineId: 'priced' }),
  aLine({ lineId: 'a', partNo: 'A1', priceCents: 0, quantity: 2 }),
  aLine({ lineId: 'b', partNo: 'B1', priceCents: 0, quantity: 3 }),
];
const totals = { subTotal: 18_900, voucherSaving: 0, deliveryFee: 1_295, gst: 1_836, totalToPay: 20_195 };
const delivery = { firstName: 'A', email: 'a@example.com' };

const placed = (over: Partial<Order> = {}): Order =>
  ({
    orderId: 'order',
    orderNo: 'SL1',
    owner: 'member:M1',
    state: 'Placed',
    placedAt: now,
    payment: { transaction: '4711', cents: totals.totalToPay },
    lines,
    totals,
    delivery,
    history: [],
    ...over,
  }) as unknown as Order;

const prices: OfferPrices = {
  lines: [
    { lineId: 'a', priceCents: 1_500 },
    { lineId: 'b', priceCents: 250 },
  ],
  validDays: 0,
  by: 'D7',
  requestId: '',
};
const offered = (over: Partial<OfferPrices> = {}, order = placed()): Order =>
  changed(order, offerPrices(order, { ...prices, ...over }, now));
const answer = (accept: string[], decline: string[], over: Partial<AnswerOffer> = {}): AnswerOffer => ({
  accept,
  decline,
  offerNo: 0,
  ...over,
});
const accepted = (command = answer(['a', 'b'], []), order = offered()) => {
  const changes = answerOffer(order, command, key, now);
  const [opens] = changes.flatMap(({ opens: opened }) => opened ?? []);
  return { order: changed(order, changes), opens, changes };
};
const buyers = (...cancelled: CancelCommand['lines']): CancelCommand => ({
  lines: cancelled,
  reason: '',
  requestId: '',
});

describe('states', () => {
  it('each state of an offer ends: by an answer, by staff, or by itself', () => {
    const final: OfferState[] = ['Answered', 'Replaced', 'Ended'];
    for (const [state, moves] of Object.entries(offerMoves)) {
      const exits = moves.filter((to) => to !== state);
      expect([state, exits.length > 0]).toEqual([state, !final.includes(state as OfferState)]);
      // The sweeper ends an offer that is not answered or not paid.
      if (exits.length > 0) expect(exits).toContain('Ended');
    }
    const reached = new Set(Object.values(offerMoves).flat());
    expect(Object.keys(offerMoves).filter((state) => state !== 'Open' && !reached.has(state as OfferState))).toEqual(
      [],
    );
  });

  it('an order that has moved on is finished, like one that is delivered or cancelled', () => {
    const final = Object.entries(allowedMoves).filter(([, moves]) => moves.length === 0);
    expect(final.map(([state]) => state)).toEqual(['Delivered', 'Cancelled', 'Moved'] satisfies OrderState[]);
  });
});

describe('an offer', () => {
  it('is for lines without a price, valid for seven days, and mailed', () => {
    const [change] = offerPrices(placed(), prices, now);
    expect(change?.tells).toBe('prices offered');
    expect(change?.set?.offers).toMatchObject([{ no: 1, state: 'Open', by: 'D7', madeAt: now, validUntil: after(7) }]);
    const order = offered();
    const sums = offeredLines(order, activeOffer(order) as never).map(({ totalCents }) => totalCents);
    expect(sums).toEqual([3_000, 750]);
  });

  it.each([
    ['a line with a price', { lines: [{ lineId: 'priced', priceCents: 1 }] }, 'lines'],
    ['a line of another order', { lines: [{ lineId: 'x', priceCents: 1 }] }, 'lines'],
    ['no line', { lines: [] }, 'lines'],
    ['a line twice', { lines: [...prices.lines, ...prices.lines] }, 'lines'],
    ['a price below 0', { lines: [{ lineId: 'a', priceCents: -1 }] }, 'listPrice'],
    ['half a cent', { lines: [{ lineId: 'a', priceCents: 0.5 }] }, 'listPrice'],
    ['a price without its decimal point', { lines: [{ lineId: 'a', priceCents: 10_000_001 }] }, 'listPrice'],
    ['31 days', { validDays: 31 }, 'validDays'],
    ['half a day', { validDays: 0.5 }, 'validDays'],
  ])('is refused for %s', (_, over, field) => {
    expect(() => offerPrices(placed(), { ...prices, ...over }, now)).toThrow(
      expect.objectContaining({ kind: 'invalid', details: { [field]: expect.any(String) } }),
    );
  });

  it('is refused for an order that is not placed, is cancelled, or has no units of the line left', () => {
    expect(() => offerPrices(placed({ placedAt: undefined }), prices, now)).toThrow('not placed');
    expect(() => offerPrices(placed({ state: 'Cancelled' }), prices, now)).toThrow('cancelled');
    const without = changed(placed(), cancel(placed(), buyers({ lineId: 'a', quantity: 2 }), now));
    expect(() => offerPrices(without, prices, now)).toThrow('cancelled already');
  });

  it('replaces one that is open, and not one that the buyer has accepted', () => {
    const again = offered({ lines: [{ lineId: 'a', priceCents: 900 }] }, offered());
    expect(again.offers?.map(({ no, state }) => [no, state])).toEqual([
      [1, 'Replaced'],
      [2, 'Open'],
    ]);
    expect(() => offerPrices(accepted().order, prices, now)).toThrow('about to pay');
  });

  it('is made once by a repeated request, also after its answer', () => {
    const press = { ...prices, requestId: 'press' };
    expect(offerPrices(offered(press), press, now)).toEqual([]);
    expect(offerPrices(accepted(undefined, offered(press)).order, press, now)).toEqual([]);
    for (const other of [{ requestId: 'another' }, { lines: [{ lineId: 'a', priceCents: 900 }] }])
      expect(offerPrices(offered(press), { ...press, ...other }, now)).toHaveLength(1);
  });

  it('is not made by the member whose order it is', () => {
    const soon = new Date(now.getTime() + 9_000);
    expect(() => offerPrices(offered(), { ...prices, by: 'D8' }, soon)).toThrow('ended or was replaced');
    expect(offerPrices(offered(), { ...prices, by: 'D8' }, new Date(now.getTime() + 11_000))).toHaveLength(1);
    expect(offerPrices(offered(), prices, soon)).toHaveLength(1);
    expect(() => offerPrices(placed(), { ...prices, by: 'M1' }, now)).toThrow(
      expect.objectContaining({ kind: 'forbidden', code: 'OwnOrder' }),
    );
  });
});

describe('an answer', () => {
  it('makes a follow-on order of the accepted lines: same buyer, no delivery fee, no vouchers', () => {
    const { order, opens } = accepted();
    expect(activeOffer(order)).toMatchObject({ state: 'Accepted', accepted: { orderId: 'follow' } });
    expect(opens).toMatchObject({
      ...key,
      owner: 'member:M1',
      state: 'AwaitingPayment',
      delivery,
      parent: { orderId: 'order', orderNo: 'SL1', offerNo: 1 },
      totals: { subTotal: 3_750, deliveryFee: 0, voucherSaving: 0, totalToPay: 3_750, gst: 341 },
      holdUntil: after(7),
      sweepAt: after(7),
    });
    expect(opens?.goods).toEqual(['order/offer/1']);
    expect(opens?.lines.some(isPriceOnApplication)).toBe(false);
  });

  it('cancels the declined lines with the same write, and tells of it once', () => {
    const { order, opens, changes } = accepted(answer(['b'], ['a']));
    expect(opens?.totals.totalToPay).toBe(750);
    expect(order.cancellations).toMatchObject([{ lines: [{ lineId: 'a', quantity: 2 }], refundCents: 0 }]);
    expect(changes.flatMap(({ tells }) => tells ?? [])).toEqual(['offer answered', 'units cancelled']);
    expect(unpricedLines(order).map(({ lineId }) => lineId)).toEqual(['b']);
  });

  it('that declines everything leaves no follow-on order', () => {
    const { order, opens } = accepted(answer([], ['a', 'b']));
    expect([opens, activeOffer(order), order.state]).toEqual([undefined, undefined, 'Placed']);
    expect(unpricedLines(order)).toEqual([]);
  });

  it('given again changes nothing, also after the payment', () => {
    for (const command of [answer(['a', 'b'], []), answer(['b'], ['a']), answer([], ['a', 'b'])]) {
      const { order } = accepted(command);
      expect(answerOffer(order, command, { orderId: 'other', orderNo: 'SL3' }, after(8))).toEqual([]);
    }
    const { order, opens } = accepted();
    const paid = changed(order, movedChanges(order, opens as Order, now) ?? []);
    expect(answerOffer(paid, answer(['a', 'b'], []), key, after(8))).toEqual([]);
  });

  it('changed before the payment makes another follow-on order; the first one is awaited no more', () => {
    const { order, opens } = accepted();
    const changes = answerOffer(order, answer(['a'], ['b']), { orderId: 'second', orderNo: 'SL3' }, now);
    const second = changes[0]?.opens;
    const again = changed(order, changes);
    expect(second).toMatchObject({ orderId: 'second', totals: { totalToPay: 3_000 } });
    expect([isAwaited(again, opens as Order), isAwaited(again, second as Order)]).toEqual([false, true]);
    expect(movedChanges(again, opens as Order, now)).toBeUndefined();
  });

  it('names each line of the offer once', () => {
    for (const wrong of [
      answer(['a'], []),
      answer(['a', 'b'], ['b']),
      answer(['a', 'b', 'priced'], []),
      answer([], []),
    ])
      expect(() => accepted(wrong)).toThrow('each line');
  });

  it('is refused once the offer was replaced or is no longer valid', () => {
    const again = offered({}, offered());
    expect(() => accepted(answer(['a', 'b'], [], { offerNo: 1 }), again)).toThrow('replaced');
    expect(() => answerOffer(offered(), answer(['a', 'b'], []), key, after(7))).toThrow('ended');
    expect(() => accepted(answer(['a', 'b'], []), placed())).toThrow('ended');
  });

  it('sells a line for $0.00 as a free part, and an order of such lines is paid from the start', () => {
    const free = offered({ lines: [{ lineId: 'a', priceCents: 0 }] });
    const { opens } = accepted(answer(['a'], []), free);
    expect(opens).toMatchObject({ state: 'Paid', totals: { totalToPay: 0 }, lines: [{ isFree: true, priceCents: 0 }] });
  });
});

describe('placing the follow-on order', () => {
  it('moves the units: they are neither left nor cancelled', () => {
    const { order, opens } = accepted();
    const moved = changed(order, movedChanges(order, opens as Order, now) ?? []);
    expect(moved).toMatchObject({ state: 'Placed', followOns: [{ ...key, at: now }] });
    expect(moved.cancellations).toBeUndefined();
    expect(activeOffer(moved)).toBeUndefined();
    expect(unpricedLines(moved)).toEqual([]);
    expect(() => cancellationOf(moved, buyers({ lineId: 'a', quantity: 1 }), now)).toThrow('cancelled already');
  });

  it('finishes a parent of which nothing is left, without a refund of its delivery', () => {
    const { order, opens } = accepted();
    const moved = changed(order, movedChanges(order, opens as Order, now) ?? []);
    const last = cancel(moved, buyers({ lineId: 'priced', quantity: 1 }), now);
    expect(last).toMatchObject([{ to: { state: 'Moved' }, set: { cancellations: [{ deliveryCents: 0 }] } }]);
    const without = changed(placed(), cancel(placed(), buyers({ lineId: 'priced', quantity: 1 }), now));
    const { order: waiting, opens: all } = accepted(undefined, offered({}, without));
    expect(movedChanges(waiting, all as Order, now)?.map(({ to }) => to?.state)).toEqual(['Moved']);
  });

  it('lets the parent go on to where its other units are', () => {
    const parcel = { no: 1, at: now, carrier: '', trackingNo: '', lines: [{ lineId: 'priced', quantity: 1 }] };
    for (const [deliveredAt, state] of [
      [undefined, 'Dispatched'],
      [now, 'Delivered'],
    ] as const) {
      const { order, opens } = accepted(undefined, offered({}, placed({ parcels: [{ ...parcel, deliveredAt }] })));
      expect(changed(order, movedChanges(order, opens as Order, now) ?? []).state).toBe(state);
      const ended = dueChanges(order, { ...(opens as Order), state: 'Expired' }, after(8));
      expect(changed(order, ended).state).toBe(state);
    }
  });

  it('is known to a parent that a restore has made older', () => {
    const { opens } = accepted();
    const follow = { ...(opens as Order), placedAt: now };
    const linked = changed(offered(), linkedChanges(offered(), [follow]));
    expect([unpricedLines(linked), activeOffer(linked)]).toEqual([[], undefined]);
    expect(linkedChanges(linked, [follow])).toEqual([]);
  });
});

describe('cancelling', () => {
  it('units of an open offer makes it smaller, and ends it with the last one', () => {
    const smaller = changed(offered(), cancel(offered(), buyers({ lineId: 'b', quantity: 2 }), now));
    expect(offeredLines(smaller, activeOffer(smaller) as never).map(({ totalCents }) => totalCents)).toEqual([
      3_000, 250,
    ]);
    const none = cancel(smaller, buyers({ lineId: 'a', quantity: 2 }, { lineId: 'b', quantity: 1 }), now);
    expect(activeOffer(changed(smaller, none))).toBeUndefined();
  });

  it('accepted units ends the offer, so that the old amount cannot be paid', () => {
    const { order, opens } = accepted();
    const ended = changed(order, cancel(order, buyers({ lineId: 'b', quantity: 1 }), now));
    expect(ended.offers).toMatchObject([{ state: 'Ended' }]);
    expect(movedChanges(ended, opens as Order, now)).toBeUndefined();
    expect(unpricedLines(ended).map(({ quantity }) => quantity)).toEqual([2, 2]);
    const kept = changed(order, cancel(order, buyers({ lineId: 'priced', quantity: 1 }), now));
    expect(isAwaited(kept, opens as Order)).toBe(true);
  });
});

describe('the sweeper', () => {
  it('reminds once, two days before the end, and not in the first half', () => {
    expect(offerDueAt(offered())).toEqual(after(5));
    expect(offerDueAt(offered({ validDays: 1 }))).toEqual(after(0.5));
    expect(dueChanges(offered(), undefined, after(4.9))).toEqual([]);
    const changes = dueChanges(offered(), undefined, after(5));
    expect(changes.map(({ tells }) => tells)).toEqual(['offer reminder']);
    const reminded = changed(offered(), changes);
    expect(dueChanges(reminded, undefined, after(6))).toEqual([]);
    expect(offerDueAt(reminded)).toEqual(after(7));
  });

  it('ends an offer without an answer: its lines are cancelled, by nobody', () => {
    const order = offered({ lines: [{ lineId: 'a', priceCents: 1_500 }] });
    const ended = changed(order, dueChanges(order, undefined, after(7)));
    expect(ended.offers).toMatchObject([{ state: 'Ended' }]);
    expect(ended.cancellations).toMatchObject([{ cause: 'OfferEnded', lines: [{ lineId: 'a', quantity: 2 }] }]);
    expect(ended.cancellations?.[0]).not.toHaveProperty('by');
    // The other line still waits for its price.
    expect(unpricedLines(ended).map(({ lineId }) => lineId)).toEqual(['b']);
    expect(offerDueAt(ended)).toBeUndefined();
  });

  it('ends an order of nothing else, with its delivery fee', () => {
    const only = { lines: lines.slice(1), totals: { ...totals, subTotal: 0, totalToPay: 1_295 } };
    const order = offered({}, placed(only));
    const ended = changed(order, dueChanges(order, undefined, after(7)));
    expect(ended).toMatchObject({ state: 'Cancelled', cancellations: [{ deliveryCents: 1_295 }] });
  });

  it('waits for the payment of an accepted offer that may still come, and ends it after its order', () => {
    const { order, opens } = accepted();
    for (const state of ['AwaitingPayment', 'Paid'] as const)
      expect(dueChanges(order, { ...(opens as Order), state }, after(8))).toEqual([]);
    for (const state of ['Expired', 'Refunding', 'Cancelled'] as const) {
      const ended = changed(order, dueChanges(order, { ...(opens as Order), state }, after(8)));
      expect([ended.offers?.at(-1)?.state, unpricedLines(ended).length]).toEqual(['Ended', 0]);
      expect(movedChanges(ended, opens as Order, after(8))).toBeUndefined();
    }
    // The buyer changed the answer after the sweeper had read the order.
    expect(dueChanges(order, { ...(opens as Order), orderId: 'x', state: 'Expired' }, after(8))).toEqual([]);
  });
});
