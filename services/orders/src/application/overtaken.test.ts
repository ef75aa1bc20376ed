import { isDomainError } from '@southline/kernel/errors';
import { describe, expect, it, vi } from 'vitest';
import { lineTotal } from '../domain/line.ts';
import { allowedMoves, type OrderState } from '../domain/order.ts';
import type { OrderChange } from '../domain/ports.ts';
import { delivery, staffs } from '../domain/testing.ts';
import { cancelOrder } from './cancel-order.ts';
import { expireOrder } from './expire-order.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import { settleFormerOrders } from './settle-former-orders.ts';
import { startPayment } from './start-payment.ts';
import { submitOrder } from './submit-order.ts';
import { sweepers } from './sweep-orders.ts';
import { aWorld, holdMs, owner } from './testing.ts';
import { updateFulfilment } from './update-fulfilment.ts';

type World = ReturnType<typeof aWorld>;

const states = Object.keys(allowedMoves) as OrderState[];

const pathTo = (to: OrderState, from: OrderState, seen: readonly OrderState[] = []): readonly OrderState[] => {
  if (from === to) return [...seen, to];
  const open = allowedMoves[from].filter((next) => !seen.includes(next));
  return open.map((next) => pathTo(to, next, [...seen, from])).find((path) => path.length > 0) ?? [];
};

/** Another process moves the order to the state, if it can still get there. */
const overtake = async ({ ports, order }: World, state: OrderState): Promise<void> => {
  const { state: from, lines } = order('order');
  const at = ports.clock.now();
  const facts: Partial<Record<OrderState, OrderChange['set']>> = {
    Placed: { placedAt: at },
    Moved: { followOns: [{ orderId: 'follow-on', orderNo: 'SL9', lines, at }] },
  };
  for (const next of pathTo(state, from).slice(1))
    await ports.orders.update('order', () => ({
      to: { state: next, why: 'by another process' },
      set: facts[next] ?? {},
    }));
};

const started = async (world: World) => {
  world.cart();
  await startPayment(world.ports)(world.wanted());
  return world.order('order');
};

const capture = { transaction: '4711', cents: 37_800, cardLastFour: '' };

/** Each case makes one use case begin, calls `other` meanwhile, and lets the use case go on. */
const cases: readonly [string, (world: World, other: () => Promise<void>) => Promise<unknown>][] = [
  [
    'an expiry',
    async (world, other) => {
      const known = await started(world);
      await other();
      return expireOrder(world.ports, known, undefined);
    },
  ],
  [
    'a capture',
    async (world, other) => {
      const known = await started(world);
      await other();
      return markPaid(world.ports)(known, capture);
    },
  ],
  [
    'the end of a paid order without stock',
    async (world, other) => {
      await expireOrder(world.ports, await started(world), undefined);
      const paid = await markPaid(world.ports)('order', capture);
      world.available = 0;
      world.beforeHold = other;
      return placeOrder(world.ports)(paid);
    },
  ],
  [
    'an order with nothing to pay',
    async (world, other) => {
      world.cart({ codes: ['ALL'] });
      const discounts = (lines: Parameters<World['assess']>[1]) =>
        new Map(lines.map((line) => [line.lineId, lineTotal(line)]));
      world.assess = (code, lines) => ({
        code,
        title: 'All',
        revision: 1,
        refusal: '',
        deliveryCents: 0,
        discounts: discounts(lines),
      });
      world.beforeHold = other;
      const free = { owner, orderId: 'order', delivery, remarks: undefined, region: 'au', language: 'en' };
      return submitOrder(world.ports)({ ...free, onlyPaid: false });
    },
  ],
  [
    'the settlement of a former order',
    async (world, other) => {
      await started(world);
      world.beforeCheck = other;
      return settleFormerOrders(world.ports, ['order']);
    },
  ],
  [
    'the sweeper of unpaid orders',
    async (world, other) => {
      await started(world);
      world.pass(holdMs);
      world.beforeCheck = other;
      return sweepers(world.ports)['waiting orders']();
    },
  ],
  [
    'a cancellation',
    async (world, other) => {
      const known = await started(world);
      await other();
      return cancelOrder(world.ports)(known, { lines: [], reason: '', requestId: '' });
    },
  ],
  [
    'a delivery',
    async (world, other) => {
      await started(world);
      await other();
      return updateFulfilment(world.ports)({ ...staffs('Delivered'), orderIds: ['order'] });
    },
  ],
];

describe.each(cases)('%s that another process overtakes', (_, run) => {
  it.each(states)('makes no other than an allowed move, if the order is %s', async (state) => {
    const world = aWorld();
    const failure = vi.spyOn(world.ports.logger, 'error');
    let isOvertaken = false;
    const once = async () => {
      if (isOvertaken) return;
      isOvertaken = true;
      await overtake(world, state);
    };
    await run(world, once).catch((error: unknown) => {
      if (!isDomainError(error)) throw error;
    });
    expect(isOvertaken).toBe(true);
    expect(failure.mock.calls).toEqual([]);
  });
});
