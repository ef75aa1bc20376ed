import { describe, expect, it } from 'vitest';
import { chunksOf, stem, wordsOf } from './words.ts';

describe('a word', () => {
  it.each([
    ['batteries', 'battery'],
    ['brushes', 'brush'],
    ['boxes', 'box'],
    ['filters', 'filter'],
    ['gas', 'gas'],
    ['glass', 'glass'],
    ['glasses', 'glass'],
    ['h4s', 'h4s'],
  ])('%s is found as %s', (word, stemmed) => expect(stem(word)).toBe(stemmed));
});

describe('a text', () => {
  const words = (text: string) => {
    const { whole, partial } = wordsOf(text);
    return [[...whole], [...partial].filter((word) => !whole.has(word))];
  };

  it.each([
    [
      'Oil filter Ø88x123mm',
      [
        ['oil', 'filter', '88x123mm'],
        ['88', 'x', '123', 'mm'],
      ],
    ],
    ['CX-5', [['cx5', 'cx', '5'], []]],
    ['HiLux', [['hilux'], ['hi', 'lux']]],
    [
      '5W-30',
      [
        ['5w30', '5w', '30'],
        ['5', 'w'],
      ],
    ],
    ['M20x1.5', [['m20x1.5'], ['m', '20', 'x', '1.5']]],
    ['2.8 L', [['2.8', 'l'], []]],
    ['Citroën', [['citroen'], []]],
    ['  – … ', [[], []]],
  ])('“%s” is found by its words, whole and in part', (text, expected) => expect(words(text)).toEqual(expected));

  it('of another script keeps its words', () => {
    expect(chunksOf('масляный фильтр').map(({ joined }) => joined)).toEqual(['масляныи', 'фильтр']);
  });
});
