import { expect, test } from 'vitest';
import { createRenderBudget } from './render-budget.ts';

const counting = () => {
  let time = 0;
  const allowed = createRenderBudget({ perAddress: 30, inAll: 90 }, () => time);
  const granted = (address: string, times: number, isKnown = false) =>
    Array.from({ length: times }, () => allowed(address, isKnown)).filter(Boolean).length;
  const pass = (ms: number) => {
    time += ms;
  };
  return { granted, pass };
};

test('an address has a third of its minute at once, and gets it back steadily', () => {
  const { granted, pass } = counting();
  expect(granted('10.0.0.1', 100)).toBe(10);
  pass(2_000);
  expect(granted('10.0.0.1', 100)).toBe(1);
  pass(600_000);
  expect(granted('10.0.0.1', 100)).toBe(10);
});

test('many addresses share one budget, which an address with nothing left does not touch', () => {
  const { granted } = counting();
  granted('10.0.0.1', 1_000);
  const others = ['10.0.0.2', '10.0.0.3', '10.0.0.4'].map((address) => granted(address, 100));
  expect(others).toEqual([10, 10, 0]);
});

test('while new pages have nothing left, known ones are still renewed', () => {
  const { granted } = counting();
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) granted(address, 10);
  expect(granted('10.0.0.4', 5)).toBe(0);
  expect(granted('10.0.0.5', 5, true)).toBe(5);
});

test('a /64 is one address', () => {
  const { granted } = counting();
  expect(granted('2001:db8:1:2::1', 100)).toBe(10);
  expect(granted('2001:db8:1:2::2', 100)).toBe(0);
});
