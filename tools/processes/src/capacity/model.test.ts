import { expect, test } from 'vitest';
import { serviceNames, services } from '../index.ts';
import { costs, mixedCosts, operations } from './costs.ts';
import { costOf, planFor, usedOfCore, usualDemand } from './model.ts';

const demand = (ordersPerDay: number, visitsPerDay = 0) => ({ ...usualDemand, ordersPerDay, visitsPerDay });
const prices = { coreMonth: 30, gbMonth: 4, diskGbMonth: 0.15 };

test('every process and store of a purchase has a measured cost', () => {
  for (const name of [
    'bff',
    'orders',
    'payments',
    'catalogue',
    'documents',
    'notifications',
    'mongo',
    'kafka',
  ] as const)
    expect(costs.order[name], name).toBeGreaterThan(0);
  for (const operation of operations) expect(costs[operation].bff, operation).toBeGreaterThan(0);
});

test('the cores of a process are its cost of each operation, times the rate of the busiest minute', () => {
  // 86,400 orders with an even day are one a second.
  const even = { ...demand(86_400), busiestHour: 1 / 24, peak: 1 };
  const orders = planFor(even).processes.find(({ name }) => name === 'orders');
  const perOrder = (costs.order.orders ?? 0) + (costs.part.orders ?? 0);
  expect(orders?.cores).toBeCloseTo((mixedCosts * perOrder) / 1_000, 6);
  expect(planFor({ ...even, peak: 3 }).mongoCores).toBeCloseTo(3 * planFor(even).mongoCores, 6);
});

test('a small shop needs two pods of each process and has no bottleneck', () => {
  const { processes, bottlenecks, shards, partitions } = planFor(demand(100, 2_000));
  expect(processes.map(({ pods }) => pods)).toEqual(serviceNames.map(() => 2));
  expect({ bottlenecks, shards, partitions }).toEqual({ bottlenecks: [], shards: 1, partitions: 6 });
});

test('a large shop has pods for its load, partitions for its consumers, and names its first bottleneck first', () => {
  const plan = planFor(demand(1_000_000, 20_000_000));
  for (const { name, cores, pods } of plan.processes)
    if (pods > 2) expect(cores / pods, name).toBeLessThanOrEqual(usedOfCore);
  const consumers = plan.processes.filter(({ name }) => services[name].stores.includes('kafka'));
  expect(plan.partitions).toBe(Math.max(...consumers.map(({ pods }) => pods)));
  const ratios = plan.bottlenecks.map(({ needed, limit }) => needed / limit);
  expect(ratios.length).toBeGreaterThan(0);
  expect(ratios).toEqual([...ratios].sort((one, other) => other - one));
  expect(plan.bottlenecks.every(({ remedy }) => remedy !== '')).toBe(true);
});

test('ten times the load costs more, and at most ten times as much', () => {
  const [small, large] = [demand(1_000, 20_000), demand(10_000, 200_000)].map((one) => costOf(planFor(one), prices));
  expect(large).toBeGreaterThan(small ?? 0);
  expect(large).toBeLessThanOrEqual(10 * (small ?? 0));
});
