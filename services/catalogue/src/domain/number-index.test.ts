import { describe, expect, it } from 'vitest';
import { createNumberIndex } from './number-index.ts';

const numbers = ['A10', 'A100', 'B2A10', 'A10A10', 'Z', ''];
const index = createNumberIndex(numbers);
const named = (entries: readonly number[]) => entries.map((entry) => numbers[entry]);

describe('a number', () => {
  it('is found exactly', () => {
    expect(named(index.exact('A10'))).toEqual(['A10']);
    expect(index.exact('A1')).toEqual([]);
    expect(named(index.exact('Z'))).toEqual(['Z']);
  });

  it('is found by its beginning', () => {
    expect(named(index.prefix('A10'))).toEqual(['A10', 'A100', 'A10A10']);
    expect(index.prefix('0')).toEqual([]);
  });

  it('is found in the middle, each entry once', () => {
    expect(named(index.infix('A10'))).toEqual(['B2A10', 'A10A10']);
    expect(named(index.infix('0'))).toEqual(['A10', 'A100', 'B2A10', 'A10A10']);
  });

  it('is never found across two entries, nor by nothing', () => {
    expect(index.infix('A10A100')).toEqual([]);
    expect(index.prefix('')).toEqual([]);
    expect(createNumberIndex([]).exact('A')).toEqual([]);
  });
});

it('agrees with looking at every number', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => ((at * 7919) % 100_003).toString(36).toUpperCase());
  const big = createNumberIndex(many);
  for (const query of ['1', 'AB', 'Z9', '7Q', '10', many[42] ?? '']) {
    const entries = (accept: (number: string) => boolean) => many.flatMap((number, at) => (accept(number) ? [at] : []));
    expect(big.exact(query)).toEqual(entries((number) => number === query));
    expect(big.prefix(query)).toEqual(entries((number) => number.startsWith(query)));
  }
});
