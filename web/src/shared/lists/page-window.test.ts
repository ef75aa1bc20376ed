import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, 0, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [50, 20_000, [1, 0, 48, 49, 50, 51, 52, 0, 20_000]],
  [9, 9, [1, 0, 7, 8, 9]],
])('from page %i of %i these are linked', (page, last, shown) => {
  expect(pageWindow(page, last)).toEqual(shown);
});
