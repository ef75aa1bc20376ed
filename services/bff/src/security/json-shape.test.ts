import { expect, test } from 'vitest';
import { isReasonableJson } from './json-shape.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('24 levels are fine, 25 are not', () => {
  expect(isReasonableJson(nested(24))).toBe(true);
  expect(isReasonableJson(nested(25))).toBe(false);
});

test('signs inside of texts do not count', () => {
  expect(isReasonableJson(JSON.stringify({ text: `${'['.repeat(100)}\\"${','.repeat(20_000)}` }))).toBe(true);
});

test('more than 10,000 members are not reasonable', () => {
  expect(isReasonableJson(JSON.stringify(new Array(10_001).fill(0)))).toBe(true);
  expect(isReasonableJson(JSON.stringify(new Array(10_002).fill(0)))).toBe(false);
});
