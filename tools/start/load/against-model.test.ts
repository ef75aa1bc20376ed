import { expect, test } from 'vitest';
import { stores } from '../../processes/src/capacity/costs.ts';
import { workOf } from '../../processes/src/capacity/model.ts';
import { serviceNames } from '../../processes/src/index.ts';
import { againstModel, describeModel } from './against-model.ts';

const [operations, placed, seconds] = [1_000, 50, 60];
const idle = new Map([
  ['orders', 5],
  ['orders#2', 5],
]);

/** The processor time of the processes at `factor` times the model's costs. */
const usedAt = (factor: number) => {
  const work = [...serviceNames, ...stores].map((name) => [name, factor * workOf(name, 950, placed)] as const);
  const used = new Map<string, number>(work);
  // Two processes share the work, and each has its idle use.
  const orders = used.get('orders') ?? 0;
  return used.set('orders', orders / 2 + seconds * 5).set('orders#2', orders / 2 + seconds * 5);
};

test('the processes of a service count together, without what they use when idle', () => {
  const { rows, ratio, holds } = againstModel({ operations, placed, seconds, used: usedAt(1), idle });
  expect(ratio).toBeCloseTo(1, 6);
  expect(holds).toBe(true);
  for (const { name, model, measured } of rows) expect(measured, name).toBeCloseTo(model, 6);
});

test('a fifth more or less than the model is accepted, and no more', () => {
  const holdsAt = (factor: number) => againstModel({ operations, placed, seconds, used: usedAt(factor), idle }).holds;
  expect([0.75, 0.85, 1.15, 1.25].map(holdsAt)).toEqual([false, true, true, false]);
});

test('the text names the large processes and the verdict', () => {
  const text = describeModel(againstModel({ operations, placed, seconds, used: usedAt(2), idle }));
  expect(text).toContain('MISSED  all together 2.00 times the model');
  expect(text).toMatch(/^ {2}mongo /m);
});
