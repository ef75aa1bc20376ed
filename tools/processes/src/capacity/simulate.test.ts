import { expect, test } from 'vitest';
import { costs } from './costs.ts';
import { planFor, usedOfCore, usualDemand } from './model.ts';
import { leftOut, simulate } from './simulate.ts';

const demand = { ...usualDemand, ordersPerDay: 40_000, visitsPerDay: 800_000 };
const plan = planFor(demand);

test('in the busiest minute each process uses what the model says, within a fifth', () => {
  const { stations } = simulate(demand);
  for (const { name, cores, pods } of plan.processes) {
    const simulated = stations.find(({ station }) => station === name);
    // The few orders of one minute spread too much for a process with little work.
    if (!simulated || cores < 0.3) continue;
    expect(simulated.usedInPeak / (cores / pods), name).toBeGreaterThan(0.8);
    expect(simulated.usedInPeak / (cores / pods), name).toBeLessThan(1.2);
  }
});

test('with the pods of the model a buyer waits little, and papers come within their objective', () => {
  const { p95OrderMs, p99PapersSeconds, stations } = simulate(demand);
  expect(p95OrderMs).toBeLessThan(2_500);
  expect(p99PapersSeconds).toBeLessThan(5 * 60);
  for (const { usedInPeak, station } of stations) expect(usedInPeak, station).toBeLessThan(usedOfCore * 1.3);
});

test('with too few pods of a process its queue grows', () => {
  const few = { ...plan, processes: plan.processes.map((one) => (one.name === 'bff' ? { ...one, pods: 1 } : one)) };
  const many = { ...demand, ordersPerDay: 320_000, visitsPerDay: 6_400_000 };
  const [tooFew = 0, enough = 0] = [simulate(many, 1, few), simulate(many)].map(
    ({ stations }) => stations.find(({ station }) => station === 'bff')?.p99WaitMs ?? 0,
  );
  expect(tooFew).toBeGreaterThan(1_000);
  expect(enough).toBeLessThan(200);
});

test('the same seed gives the same hour', () => {
  expect(simulate(demand, 7)).toEqual(simulate(demand, 7));
});

test('what is left out costs an order less than a millisecond', () => {
  for (const name of leftOut) expect(costs.order[name] ?? 0, name).toBeLessThan(1);
});
