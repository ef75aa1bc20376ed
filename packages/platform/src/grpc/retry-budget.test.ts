import { expect, test } from 'vitest';
import { createRetryBudget } from './retry-budget.ts';

const spendAll = (budget: ReturnType<typeof createRetryBudget>) => {
  let spent = 0;
  while (budget.spend()) spent += 1;
  return spent;
};

test('a few retries are free, then one in ten calls', () => {
  const budget = createRetryBudget();
  expect(spendAll(budget)).toBe(10);
  for (let call = 0; call < 51; call += 1) budget.earn();
  expect(spendAll(budget)).toBe(5);
});

test('quiet times do not save up for a storm', () => {
  const budget = createRetryBudget();
  for (let call = 0; call < 10_000; call += 1) budget.earn();
  expect(spendAll(budget)).toBe(10);
});
