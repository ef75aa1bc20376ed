import { unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { allowedMoves, type Order, type OrderState } from '../../src/domain/order.ts';
import type { OrderChange, OrderRepository } from '../../src/domain/ports.ts';
import { aLine } from '../../src/domain/testing.ts';
import { placedOrder } from '../../src/domain/testing-families.ts';

interface UnderTest {
  readonly orders: OrderRepository;
  /** How many events the order has published. */
  readonly published: (orderId: string) => Promise<number>;
}

const states = Object.keys(allowedMoves) as OrderState[];

const placed = (over: Partial<Order> = {}): Order => {
  const orderId = unique('order');
  const goods = [`goods of ${orderId}`];
  return { ...placedOrder([aLine()]), orderId, orderNo: `SL ${orderId}`, owner: `guest:${orderId}`, goods, ...over };
};

const unplaced = (over: Partial<Order> = {}): Order => {
  const { placedAt: _, ...order } = placed();
  return { ...order, state: 'AwaitingPayment', ...over };
};

const cancelled: OrderChange = { to: { state: 'Cancelled', why: 'cancelled' } };
const freshKey = async () => ({ orderId: unique('order'), orderNo: unique('SL') });

/** What every repository of orders does: the real storage, and the one in memory on which the use cases are tested. */
export const orderRepositoryRules = ({ orders, published }: UnderTest) => {
  const inserted = async (order: Order): Promise<Order> => {
    expect(await orders.insert(order)).toBe(true);
    return order;
  };
  const isUnchanged = async (order: Order) => expect(await orders.find(order.orderId)).toEqual(order);

  it('inserts an order once, and no other one with its number or its bought goods', async () => {
    const order = await inserted(placed());
    const { orderId, orderNo, goods } = order;
    for (const same of [{ orderId }, { orderNo }, { goods }]) expect(await orders.insert(placed(same))).toBe(false);
    await isUnchanged(order);
  });

  describe('the owner of an order', () => {
    it.each(['AwaitingPayment', 'Placed'] as const)('alone finds it, in the state %s', async (state) => {
      const order = await inserted(state === 'Placed' ? placed() : unplaced());
      const { owner, orderId, orderNo } = order;
      for (const key of [{ orderId }, { orderNo }]) {
        expect(await orders.findOwned(owner, key)).toEqual(order);
        expect(await orders.findOwned('guest:stranger', key)).toBeUndefined();
        expect(await orders.findAny(key)).toEqual(order);
      }
      for (const holds of [true, false]) {
        expect(await orders.findToChange(owner, orderId, () => holds)).toEqual(order);
        expect(await orders.findToChange('guest:stranger', orderId, () => holds)).toBeUndefined();
      }
    });

    it('may change; the former one then finds nothing', async () => {
      const { orderId, owner } = await inserted(placed());
      const moved = await orders.update(orderId, () => ({ set: { owner: 'member:M1', guestOwner: owner } }));
      expect(await orders.findOwned(owner, { orderId })).toBeUndefined();
      expect(await orders.findToChange(owner, orderId, () => true)).toBeUndefined();
      expect(await orders.findToChange('member:M1', orderId, () => true)).toEqual(moved);
      const { orderNo } = moved;
      expect(await orders.findJoined([owner])).toEqual([{ orderId, orderNo, owner: 'member:M1', guestOwner: owner }]);
      const buyer = { orderId, orderNo, owner: 'member:M1', guestOwner: owner, email: moved.delivery.email };
      expect(await orders.findBuyer(orderNo)).toEqual(buyer);
      await orders.update(orderId, () => ({ set: { forgottenAt: new Date() } }));
      expect(await orders.findJoined([owner])).toEqual([]);
    });

    it('gets the deliveries of the last placed orders, newest first', async () => {
      const { owner, delivery } = await inserted(unplaced());
      for (const day of [1, 3, 2])
        await inserted(
          placed({ owner, placedAt: new Date(2026, 1, day), delivery: { ...delivery, locality: `${day}` } }),
        );
      const localities = (await orders.lastDeliveries(owner, 2)).map(({ locality }) => locality);
      expect(localities).toEqual(['3', '2']);
    });
  });

  describe('a change of the state', () => {
    it.each(states)('from %s is made if it is allowed, and changes nothing otherwise', async (from) => {
      for (const state of states) {
        const order = await inserted(unplaced({ state: from }));
        const { orderId, version } = order;
        const move = orders.update(orderId, () => ({ to: { state, why: 'moved', by: 'D7' } }));
        if (allowedMoves[from].includes(state)) {
          const history = [{ from, to: state, why: 'moved', by: 'D7' }];
          expect(await move).toMatchObject({ state, version: version + 1, history });
          expect(await orders.find(orderId)).toMatchObject({ state, version: version + 1, history });
        } else {
          await expect(move).rejects.toThrow(`No move from ${from} to ${state}.`);
          await isUnchanged(order);
        }
      }
    });

    it('is checked for each of several changes; after a refusal none of them is made', async () => {
      const order = await inserted(placed());
      const dispatched: OrderChange = { to: { state: 'Dispatched', why: 'sent' }, set: { review: 'lost' } };
      const advance = orders.advance(order.orderId, () => [{ ...dispatched, tells: 'not paid' }, cancelled]);
      await expect(advance).rejects.toThrow('No move from Dispatched to Cancelled.');
      await isUnchanged(order);
      expect(await published(order.orderId)).toBe(0);
    });

    it('places only an order that is paid', async () => {
      const order = await inserted(unplaced());
      await expect(orders.place(order, new Date(), freshKey)).rejects.toThrow(
        'No move from AwaitingPayment to Placed.',
      );
      await isUnchanged(order);
    });
  });

  describe('after a lost race', () => {
    it('an update is decided again on the stored order', async () => {
      const known = await inserted(placed());
      await orders.update(known.orderId, () => cancelled);
      const seen: string[] = [];
      const decided = await orders.update(known, ({ state }) => {
        seen.push(state);
        return state === 'Placed' ? { to: { state: 'Dispatched', why: 'sent' } } : undefined;
      });
      expect([seen, decided.state]).toEqual([['Placed', 'Cancelled'], 'Cancelled']);
    });

    it('several changes are decided again', async () => {
      const { orderId } = await inserted(placed());
      const seen: string[] = [];
      await orders.advance(orderId, async ({ state }) => {
        seen.push(state);
        if (state === 'Placed') await orders.update(orderId, () => cancelled);
        return [{ set: { review: state } }];
      });
      expect([seen, (await orders.find(orderId))?.review]).toEqual([['Placed', 'Cancelled'], 'Cancelled']);
    });

    it('an order is not placed', async () => {
      const known = await inserted(unplaced({ state: 'Paid' }));
      await orders.update(known.orderId, () => ({ set: { hold: { round: 2, taken: false } } }));
      expect(await orders.place(known, new Date(), freshKey)).toBe('lost race');
      expect(await orders.find(known.orderId)).toMatchObject({ state: 'Paid' });
    });
  });

  it('an update stores the fields of its change, and no other field of the given order', async () => {
    const order = await inserted(unplaced({ sweepAt: new Date() }));
    const given = { ...order, language: 'zh' };
    await orders.update(given, () => ({ set: { review: 'amount', sweepAt: undefined } }));
    const { sweepAt: _, ...rest } = order;
    expect(await orders.find(order.orderId)).toEqual({ ...rest, review: 'amount', version: order.version + 1 });
    expect((await orders.inReview()).map(({ orderId }) => orderId)).toContain(order.orderId);
    expect(await orders.countInReview()).toBeGreaterThan(0);
  });

  it('events are published, and orders opened, by changes of `advance` only', async () => {
    const { orderId } = await inserted(unplaced());
    const opens = unplaced();
    const change: OrderChange = { set: { unconfirmed: true }, tells: 'not paid', opens };
    await orders.update(orderId, () => change);
    expect([await published(orderId), await orders.find(opens.orderId)]).toEqual([0, undefined]);
    for (const times of [1, 2]) {
      await orders.advance(orderId, () => [change]);
      expect(await published(orderId)).toBe(times);
    }
    expect(await orders.find(opens.orderId)).toEqual(opens);
  });

  describe('placing an order', () => {
    it('stores when, and the days that are expected', async () => {
      const order = await inserted(unplaced({ state: 'Paid', sweepAt: new Date() }));
      const now = new Date();
      const expected = { dispatchDay: '2026-03-02', arrivalDay: '2026-03-04' };
      await orders.place({ ...order, expected }, now, freshKey);
      const stored = await orders.find(order.orderId);
      expect(stored).toMatchObject({ state: 'Placed', placedAt: now, expected, history: [{ from: 'Paid' }] });
      expect(stored?.sweepAt).toBeUndefined();
    });

    it('is refused if another placed order has some of its goods', async () => {
      const { goods } = await inserted(placed());
      const order = await inserted(unplaced({ state: 'Paid', goods }));
      expect(await orders.isBoughtAlready(order)).toBe(true);
      expect(await orders.place(order, new Date(), freshKey)).toBe('bought already');
      await isUnchanged(order);
    });

    it('of an exchange links its parent; of an offer is refused if the parent does not await it', async () => {
      const { orderId, orderNo } = await inserted(placed());
      const follow = (over: Partial<Order['parent'] & object>) =>
        inserted(unplaced({ state: 'Paid', parent: { orderId, orderNo, offerNo: 0, ...over } }));
      const exchange = await follow({ returnNo: 'RA1' });
      const offered = await follow({ offerNo: 1 });
      expect(await orders.place(exchange, new Date(), freshKey)).toMatchObject({ state: 'Placed' });
      expect(await orders.place(offered, new Date(), freshKey)).toBe('offer ended');
      const parent = await orders.find(orderId);
      expect(parent).toMatchObject({ followOns: [{ orderId: exchange.orderId }], familyDueAt: expect.any(Date) });
      const followOns = (await orders.followOnsOf(orderId)).map((order) => order.orderId);
      expect(followOns.sort()).toEqual([exchange.orderId, offered.orderId].sort());
    });
  });

  describe('a claim', () => {
    /** A period in which no other test has due orders. */
    const due = (year: number) => [0, 1, 2].map((minute) => new Date(Date.UTC(year, 0, 1, 0, minute)));
    const idsOf = (claimed: readonly Order[]) => claimed.map(({ orderId }) => orderId);

    it('returns the longest due orders of its states, for half a minute', async () => {
      const [first, second, now] = due(2001);
      if (!now) throw new Error('no time');
      const later = await inserted(unplaced({ sweepAt: second }));
      const earlier = await inserted(unplaced({ sweepAt: first }));
      await inserted(unplaced({ state: 'Paid', sweepAt: first }));
      expect(idsOf(await orders.claimDue(now, ['AwaitingPayment'], 1))).toEqual([earlier.orderId]);
      expect(idsOf(await orders.claimDue(now, ['AwaitingPayment'], 8))).toEqual([later.orderId]);
      expect(await orders.claimDue(now, ['AwaitingPayment'], 8)).toEqual([]);
      const again = new Date(now.getTime() + 30_000);
      expect(idsOf(await orders.claimDue(again, ['AwaitingPayment'], 8)).sort()).toEqual(
        [later.orderId, earlier.orderId].sort(),
      );
    });

    it('of price offers and of families returns each order once', async () => {
      const [familyDueAt, , now] = due(2002);
      if (!now || !familyDueAt) throw new Error('no time');
      const offer = { no: 1, state: 'Open', by: 'D7', madeAt: familyDueAt, validUntil: now, lines: [] } as const;
      const { orderId } = await inserted(placed({ familyDueAt, offers: [offer] }));
      for (const ids of [[orderId], []]) {
        expect(idsOf(await orders.claimOffers(now, 8))).toEqual(ids);
        expect(idsOf(await orders.claimFamilies(now, 8))).toEqual(ids);
      }
    });

    it('of rounds returns those that are to be released, until they are', async () => {
      const { orderId } = await inserted(unplaced());
      for (const release of [1, 2, 2]) await orders.update(orderId, () => ({ release }));
      let now = new Date();
      const rounds = async () => {
        now = new Date(now.getTime() + 60_000);
        return (await orders.claimReleases(now, 8)).filter((one) => one.orderId === orderId).map((one) => one.releases);
      };
      expect(await rounds()).toEqual([[1, 2]]);
      expect(await orders.claimReleases(now, 8)).toEqual([]);
      await orders.update(orderId, () => ({ released: 1 }));
      expect(await rounds()).toEqual([[2]]);
      await orders.update(orderId, () => ({ released: 2 }));
      expect(await rounds()).toEqual([]);
    });
  });
};
