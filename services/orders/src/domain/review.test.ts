import { expect, test } from 'vitest';
import { capturedIn, reviewOf } from './review.ts';

test('the reason of a review names the captured amount', () => {
  expect(capturedIn(reviewOf(1_234_500, 3_295))).toBe(1_234_500);
});
