import { expect, test } from 'vitest';
import { similarWords } from './similar-words.ts';

const like = similarWords(['alternator', 'battery', 'filter', 'fluid', 'wiper', 'h7', 'starter']);

test('words that look alike come first, a mistake and more away', () => {
  expect(like('alternater', 2)[0]).toBe('alternator');
  expect(like('batterie', 4)).toEqual(['battery']);
  expect(like('filtration', 4)[0]).toBe('filter');
});

test('as many as are wanted, none where nothing is alike', () => {
  expect(like('starter', 1)).toHaveLength(1);
  expect(like('zzz', 4)).toEqual([]);
  expect(like('', 4)).toEqual([]);
});
