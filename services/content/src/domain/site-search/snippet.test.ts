import { expect, test } from 'vitest';
import { snippetOf } from './snippet.ts';

const marked = (text: string, query: string) =>
  snippetOf(text, query).flatMap((piece) => (piece.marked ? [piece.text] : []));
const whole = (text: string, query: string) =>
  snippetOf(text, query)
    .map((piece) => piece.text)
    .join('');

test('words of the query are marked in every form, and nothing else', () => {
  expect(marked('Filters for oil. An oil-filter, no soil.', 'oil filter')).toEqual(['Filters', 'oil', 'oil', 'filter']);
});

test('the last word is marked where words begin with it', () => {
  expect(marked('Batteries and battery boxes', 'batter')).toEqual(['Batteries', 'battery']);
});

test('the pieces are the original text, including markup of a hostile text', () => {
  const hostile = '<img src=x onerror=alert(1)> oil & "filter" </b><script>';
  expect(whole(hostile, 'oil <script>')).toBe(hostile);
  expect(marked(hostile, 'oil ')).toEqual(['oil']);
});

test('a long text is cut around the first hit, between words', () => {
  const words = 'Sentences without abbreviations continue '.repeat(20);
  const snippet = whole(`${words}Here is the radiator. ${words}`, 'radiator');
  expect(snippet).toMatch(/^… \S.*radiator.* …$/);
  expect(snippet.length).toBeLessThan(200);
  for (const word of snippet.match(/\p{L}+/gu) ?? [])
    expect(['Sentences', 'without', 'abbreviations', 'continue', 'Here', 'is', 'the', 'radiator']).toContain(word);
});

test('without a hit the text begins at its beginning', () => {
  expect(whole('A short text.', 'elsewhere')).toBe('A short text.');
  expect(snippetOf('', 'x')).toEqual([]);
});

test('Chinese is marked', () => {
  expect(marked('关于机油滤清器的说明', '滤清器')).not.toEqual([]);
});
