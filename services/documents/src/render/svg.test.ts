import { drawPart } from '@southline/drawings';
import { families } from '@southline/drawings/families';
import { expect, test } from 'vitest';
import { readSvg } from './svg.ts';

test('groups pass their attributes on, and later ones are not touched by them', () => {
  const { width, height, shapes } = readSvg(
    '<svg viewBox="0 0 96 48" fill="none"><g fill="#111"><path d="M0 0L1 1"/><text x="1">A &amp; B</text></g><path d="M2 2"/></svg>',
  );
  expect([width, height]).toEqual([96, 48]);
  expect(shapes.map(({ element, attributes, text }) => [element, attributes.fill, text])).toEqual([
    ['path', '#111', ''],
    ['text', '#111', 'A & B'],
    ['path', 'none', ''],
  ]);
});

test.each(families)('every element of a %s drawing is understood', (family) => {
  const svg = drawPart({ family, attributes: {}, size: 'thumb' });
  const drawn = svg.match(/<(?!\/|svg|g\b|title)\w+/g)?.length;
  expect(readSvg(svg).shapes).toHaveLength(drawn ?? 0);
});
