import { expect, test } from 'vitest';
import { heldHeight, nextHeight, restingHeight, sheetHeights } from './sheet.ts';

test('the sheet has three heights', () => expect(sheetHeights).toEqual([0.04, 0.35, 0.65]));

test.each([
  [0.04, 1, 0.35],
  [0.35, 1, 0.65],
  [0.65, 1, 0.65],
  [0.65, -1, 0.35],
  [0.04, -1, 0.04],
  [0.5, 1, 0.65],
] as const)('from %d one step %d is %d', (from, direction, to) => expect(nextHeight(from, direction)).toBe(to));

test.each([
  [0.1, 0, 0.04],
  [0.3, 0, 0.35],
  [0.52, 0.1, 0.65],
])('let go at %d it comes to rest at the nearest, %d', (height, speed, to) =>
  expect(restingHeight(height, speed)).toBe(to),
);

test('a flick goes on to the next height', () => {
  expect(restingHeight(0.37, 1)).toBe(0.65);
  expect(restingHeight(0.6, -1)).toBe(0.35);
});

test('it cannot be dragged past its ends', () => {
  expect([heldHeight(-1), heldHeight(0.5), heldHeight(2)]).toEqual([0.04, 0.5, 0.65]);
});
