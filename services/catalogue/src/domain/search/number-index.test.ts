import { packTexts } from '@southline/search/packed-texts';
import { describe, expect, it } from 'vitest';
import { createNumberIndex, numberPostings } from './number-index.ts';

const indexOf = (list: readonly string[]) => {
  const packed = packTexts(list);
  return createNumberIndex(packed, numberPostings(packed));
};

const numbers = ['A10', 'A100', 'B2A10', 'A10A10', 'Z', ''];
const index = indexOf(numbers);
const found = (wanted: string) => {
  const { exact, prefix, infix } = index.find(wanted);
  const named = (entries: readonly number[]) => entries.map((entry) => numbers[entry]);
  return [named(exact), named(prefix), named(infix)];
};

describe('a number', () => {
  it('is found as a whole, by its beginning and in the middle, each entry once', () => {
    expect(found('A10')).toEqual([['A10'], ['A100', 'A10A10'], ['B2A10']]);
    expect(found('10A')).toEqual([[], [], ['A10A10']]);
  });

  it('is never found across two entries, nor by less than three characters', () => {
    expect(found('A1')).toEqual([[], [], []]);
    expect(found('A10A100')).toEqual([[], [], []]);
    expect(found('')).toEqual([[], [], []]);
    expect(indexOf([]).find('A10')).toEqual({ exact: [], prefix: [], infix: [] });
  });
});

it('agrees with looking at every number', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => ((at * 7919) % 1_000_003).toString(36).toUpperCase());
  const big = indexOf(many);
  for (const query of ['7Q1', 'A1B', '100', '1001', many[42] ?? '', many[7]?.slice(1) ?? '']) {
    const entries = (accept: (number: string) => boolean) => many.flatMap((number, at) => (accept(number) ? [at] : []));
    expect(big.find(query)).toEqual({
      exact: entries((number) => number === query),
      prefix: entries((number) => number !== query && number.startsWith(query)),
      infix: entries((number) => !number.startsWith(query) && number.includes(query)),
    });
  }
});

describe('a mistake in a number', () => {
  const near = (wanted: string) => indexOf(['90915YZZD2', '90915YZZD20', 'FO1004P', 'FO1004', 'SLB60L']).near(wanted);

  it.each([
    ['wrong', '9O915YZZD2', [0]],
    ['missing', 'FO1004', [3, 2]],
    ['needless', 'FO10004P', [2]],
    ['swapped with its neighbour', 'FO0104P', [2]],
    ['swapped where the halves meet', 'FO1040P', [2]],
    ['swapped at the end', '90915YZZ2D', [0]],
  ])('is found with one character %s', (_kind, wanted, entries) => expect(near(wanted)).toEqual(entries));

  it('is not forgiven twice, nor in a number of less than six characters', () => {
    expect(near('FO2004X')).toEqual([]);
    expect(near('SLB60')).toEqual([]);
  });
});
