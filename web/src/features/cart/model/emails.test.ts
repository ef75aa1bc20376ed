import { expect, test } from 'vitest';
import { emailsProblem } from './emails.ts';

test('empty items between semicolons do not count', () => {
  expect(emailsProblem('')).toBeNull();
  expect(emailsProblem(';')).toBeNull();
});

test('each item must be an address, and ten are the most', () => {
  expect(emailsProblem('a@example.com; b')).toBe('invalid');
  expect(emailsProblem('a@example.com, b@example.com')).toBe('invalid');
  expect(emailsProblem('a@example.com；ｂ＠example.com')).toBeNull();
  const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@example.com`).join(';');
  expect(emailsProblem(many(10))).toBeNull();
  expect(emailsProblem(many(11))).toBe('too-many');
});
