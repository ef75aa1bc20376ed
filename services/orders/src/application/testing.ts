import { mailboxOf } from '@southline/kernel/email';
import { DomainError } from '@southline/kernel/errors';
import { createLogger } from '@southline/platform/logger';
import { type Cart, emptyCart, withoutBought } from '../domain/cart.ts';
import { type Line, lineTotal } from '../domain/line.ts';
import type { Order } from '../domain/order.ts';
import { placeOf } from '../domain/person.ts';
import type { Capture, Quote } from '../domain/ports.ts';
import { aLine, delivery, dispatchTerms } from '../domain/testing.ts';
import { type Allowance, isWithin, type UnpaidOrder } from '../domain/unpaid.ts';
import type { Assessment } from '../domain/voucher.ts';
import type { Ports } from './ports.ts';
import { ordersInMemory } from './testing-orders.ts';

const minute = 60_000;
export const holdMs = 15 * minute;
export const cardWaitMs = 10 * minute;
export const newcomerHoldMs = 5 * minute;
export const owner = 'guest:a';
export const unpaidTerms = {
  newcomer: { units: 10_000, cents: 1_000_000_000 },
  regular: { units: 100_000, cents: 10_000_000_000 },
  perAddress: { units: 15_000, cents: 1_500_000_000 },
  newcomerHoldMs,
};

/** A hook that acts after a call has arrived and before it is answered. */
type Before<Arguments extends unknown[]> = (...asked: Arguments) => Promise<void> | void;

/**
 * In-memory ports with a clock that the test moves. Orders follow the rules of the real storage, and saving a cart checks
 * its version. Lists of orders are empty, and carts are not merged.
 */
export const aWorld = (stock = 10) => {
  let now = new Date('2026-03-01T00:00:00Z').getTime();
  let numbers = 0;
  const carts = new Map<string, Cart>();
  const holds = new Map<string, 'held' | 'released'>();
  const captures = new Map<string, Capture>();
  const voucherHolds = new Map<string, 'held' | 'released'>();
  const unpaid = new Map<string, UnpaidOrder[]>();
  const refunds: string[] = [];
  const world = {
    available: stock,
    /** Uses left of the voucher that takes a tenth off every line. */
    usesLeft: 1,
    /** The catalogue no longer sells at the prices of its quotes. */
    priceChanged: false,
    /** Quotes that the process got a short time ago. */
    recentQuotes: undefined as ReadonlyMap<string, Quote> | undefined,
    dealer: async (): Promise<Order['dealer']> => undefined,
    voucherChanged: false,
    /** The cart that the process last knew. */
    recentCart: undefined as Cart | undefined,
    assess: (code: string, lines: readonly Line[]): Assessment => ({
      code,
      title: '10 % off',
      revision: 1,
      refusal: '',
      deliveryCents: 0,
      discounts: new Map(lines.map((line) => [line.lineId, lineTotal(line) / 10])),
    }),
    /** The buyer keys of each reservation of a use. */
    voucherBuyers: [] as string[][],
    inFlight: new Set<string>(),
    /** Orders whose card was refused. */
    declined: new Set<string>(),
    /** A test replaces it by a function that throws, to switch payments off. */
    switchedOff: async () => {},
    beforeHold: (() => {}) as Before<[orderId: string, round: number]>,
    beforeCheck: (() => {}) as Before<[orderId: string]>,
    beforeOpen: (() => {}) as Before<[orderId: string]>,
  };

  const { repository, find, published } = ordersInMemory(
    () => new Date(now),
    async (order, freshKey) => {
      const fresh = await freshKey();
      const cart = carts.get(order.owner);
      if (cart)
        carts.set(
          order.owner,
          withoutBought(cart, order, fresh, () => `line-of-${numbers}`),
        );
    },
  );

  const ports: Ports = {
    carts: {
      find: async (of) => carts.get(of),
      recent: () => world.recentCart,
      save: async (cart) => {
        const isNext = (carts.get(cart.owner)?.version ?? 0) === cart.version - 1;
        if (isNext) carts.set(cart.owner, cart);
        return isNext;
      },
      markFrozen: async (cart) => {
        const stored = carts.get(cart.owner);
        if (stored?.orderId !== cart.orderId) return false;
        const after = cart.frozen ? cart.version : cart.version + 1;
        if (stored.version === after) return stored.frozen;
        if (cart.frozen || stored.version !== cart.version) return false;
        carts.set(cart.owner, { ...stored, frozen: true, version: after });
        return true;
      },
    },
    switches: { refuse: () => world.switchedOff() },
    merges: { unplacedOrders: async () => [], commit: async () => true },
    orders: repository,
    views: {
      hasWord: async () => false,
      page: async () => ({ orders: [], totalCount: 0 }),
      open: async () => [],
      unpriced: async () => ({ orders: [], totalCount: 0 }),
    },
    numbers: {
      next: async () => {
        numbers += 1;
        return { orderId: `order-${numbers}`, orderNo: `SL${numbers}` };
      },
    },
    unpaid: {
      count: async (account, order, most) => {
        const others = (unpaid.get(account) ?? []).filter(({ orderId }) => orderId !== order.orderId);
        const sum = (field: keyof Allowance) => others.reduce((all, other) => all + other[field], order[field]);
        if (!isWithin({ units: sum('units'), cents: sum('cents') }, most)) return false;
        unpaid.set(account, [...others, order]);
        return true;
      },
      list: async (account) =>
        (unpaid.get(account) ?? []).map((order) => {
          const { state, holdUntil } = find(order.orderId) ?? {};
          return { ...order, state, holdUntil };
        }),
      drop: async (account, orderIds) => {
        const left = (unpaid.get(account) ?? []).filter(({ orderId }) => !orderIds.includes(orderId));
        unpaid.set(account, left);
      },
    },
    catalogue: {
      recentQuotes: () => world.recentQuotes,
      quote: async (partNos) =>
        new Map(
          partNos.map((partNo) => {
            const { lineId, quantity, ...part } = aLine({ partNo, available: world.available });
            return [partNo, { ...part, orderable: true, supersededBy: '' }];
          }),
        ),
      hold: async (orderId, round, lines) => {
        await world.beforeHold(orderId, round);
        const key = `${orderId}:${round}`;
        if (holds.get(key) === 'released') throw new DomainError('conflict', 'HoldEnded', 'ended');
        if (world.priceChanged && lines.some(({ priceCents }) => priceCents !== undefined))
          throw new DomainError('conflict', 'PriceChanged', 'changed');
        if (holds.get(key) === 'held') return;
        const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        if (units > world.available) throw new DomainError('conflict', 'StockShort', 'short');
        world.available -= units;
        holds.set(key, 'held');
      },
      release: async (orderId, round) => {
        const key = `${orderId}:${round}`;
        const units = find(orderId)?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
        if (holds.get(key) === 'held') world.available += units;
        holds.set(key, 'released');
      },
    },
    vouchers: {
      assess: async ({ codes, lines }) => codes.map((code) => world.assess(code, lines)),
      hold: async ({ orderId, round, paid, buyer, buyerKeys }) => {
        world.voucherBuyers.push([buyer, ...buyerKeys]);
        const key = `${orderId}:${round}`;
        if (voucherHolds.get(key) === 'released') throw new DomainError('conflict', 'HoldEnded', 'ended');
        if (voucherHolds.get(key) === 'held') return;
        if (world.usesLeft < 1 || (world.voucherChanged && !paid))
          throw new DomainError('conflict', 'VoucherChanged', 're-load');
        world.usesLeft -= 1;
        voucherHolds.set(key, 'held');
      },
      release: async (orderId, round) => {
        const key = `${orderId}:${round}`;
        if (voucherHolds.get(key) === 'held') world.usesLeft += 1;
        voucherHolds.set(key, 'released');
      },
    },
    buyerKeys: {
      ofAddress: (address) => `address:${address}`,
      ofDelivery: (delivery) => (delivery ? [`mail:${mailboxOf(delivery.email)}`, `place:${placeOf(delivery)}`] : []),
    },
    payments: {
      open: async ({ orderId }) => {
        await world.beforeOpen(orderId);
        return { accessCode: `code-${orderId}`, formUrl: 'http://127.0.0.1', transactionNo: 'tx' };
      },
      confirm: async (orderId) => {
        const capture = captures.get(orderId);
        return { outcome: capture ? 'captured' : 'pending', message: '', capture };
      },
      check: async (orderId) => {
        await world.beforeCheck(orderId);
        return {
          capture: captures.get(orderId)?.transaction,
          inFlight: world.inFlight.has(orderId),
          openAttempt: world.declined.has(orderId) ? undefined : 'tx',
        };
      },
      refund: async (_, reference) => {
        refunds.push(reference);
      },
      refundPart: async ({ reference }) => {
        refunds.push(reference);
      },
      timeline: async () => [],
    },
    dealers: { nearestTo: async () => world.dealer() },
    clock: { now: () => new Date(now) },
    logger: createLogger('test', 'silent'),
    terms: {
      delivery: { feeCents: 0, freeFromCents: 0 },
      dispatch: () => dispatchTerms,
      warehouse: { name: '', address: '' },
      unpaid: unpaidTerms,
      holdMs,
      secondPersonAboveCents: 500_000,
      placeAfterMs: 30_000,
      cardWaitMs,
    },
  };

  const order = (orderId: string): Order => {
    const found = find(orderId);
    if (!found) throw new Error(`no order ${orderId}`);
    return found;
  };
  return Object.assign(world, {
    ports,
    order,
    carts,
    refunds,
    /** The events of the orders, in order. */
    published: () => published.map(({ event }) => event),
    /** Rounds that are held, as `order:round`. */
    held: () => [...holds].filter(([, state]) => state === 'held').map(([key]) => key),
    vouchersHeld: () => [...voucherHolds].filter(([, state]) => state === 'held').map(([key]) => key),
    pass: (ms: number) => {
      now += ms;
    },
    capture: (orderId: string, cents = order(orderId).totals.totalToPay) =>
      captures.set(orderId, { transaction: '4711', cents, cardLastFour: '' }),
    /** A cart of one line, ready to be paid for. */
    cart: (over: Partial<Cart> = {}): Cart => {
      const cart: Cart = {
        ...emptyCart(owner, { orderId: 'order', orderNo: 'SL0' }),
        version: 1,
        lines: [aLine({ quantity: 2 })],
        delivery,
        ...over,
      };
      carts.set(owner, cart);
      return cart;
    },
    /** The request of a buyer who sees the current cart. */
    wanted: () => {
      const cart = carts.get(owner);
      if (!cart) throw new Error('no cart');
      const cents = cart.lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
      return { owner, orderId: cart.orderId, orderNo: cart.orderNo, cents, region: 'au', language: 'en' };
    },
  });
};
