import { expect, test } from 'vitest';
import { product } from '../../../testing/parts.ts';
import { linesOf, numbersOf, parseCompare } from './comparison.ts';

const part = (criterias: Record<string, string>) => ({
  product,
  productCriterias: Object.entries(criterias).map(([name, value]) => ({ name, value, isLink: name === 'Data sheet' })),
});

test('four numbers are in the URL, each once, also one of digits only', () => {
  expect(numbersOf(' A-1,B,A-1,,C,D,E')).toEqual(['A-1', 'B', 'C', 'D']);
  expect(parseCompare({ parts: '1234' })).toEqual({ parts: '1234' });
  expect(parseCompare({ parts: ['x'], vehicle: 7 })).toEqual({});
});

test('a line differs when a value does, or when one of the parts has none', () => {
  expect(linesOf([part({ Length: '1', Width: '2', Height: '3' }), part({ Length: '1', Width: '4' })])).toEqual([
    { name: 'Length', values: ['1', '1'], differs: false },
    { name: 'Width', values: ['2', '4'], differs: true },
    { name: 'Height', values: ['3', undefined], differs: true },
  ]);
});

test('an unknown part is no difference, and documents are not compared', () => {
  expect(linesOf([part({ Length: '1', 'Data sheet': '/a.pdf' }), undefined])).toEqual([
    { name: 'Length', values: ['1', undefined], differs: false },
  ]);
});
