import { expect, test } from 'vitest';
import { row, vehicle } from '../../testing/parts.ts';
import { destinationOf, type Suggestion } from './suggestion.ts';

const found = (over: Partial<Suggestion>): Suggestion => ({
  understood: { kind: 'Words' },
  parts: [],
  vehicles: [],
  categories: [],
  pages: [],
  ...over,
});
const other = { ...row, productNr: 'FO1003-K' };
const page = { kind: 'Page' as const, title: 'Warranty', link: '/au/southline-warranty' };

test('Enter opens the only part, or the exact match', () => {
  expect(destinationOf('oil filter', found({ parts: [row] }))).toEqual({ to: 'part', part: row });
  const number = found({ understood: { kind: 'Number' }, parts: [row, other] });
  expect(destinationOf('fo 1003', number)).toEqual({ to: 'part', part: row });
  expect(destinationOf('fo10', number)).toEqual({ to: 'parts' });
});

test('a vehicle alone is chosen; one that is still several is not', () => {
  const understood = { kind: 'Vehicle' as const };
  expect(destinationOf('hilux sr5', found({ understood, vehicles: [vehicle] }))).toEqual({ to: 'vehicle', vehicle });
  expect(destinationOf('hilux', found({ understood, vehicles: [vehicle, vehicle] }))).toEqual({ to: 'parts' });
});

test('pages alone lead to the search over the site; nothing leads to the list that says so', () => {
  expect(destinationOf('warranty', found({ pages: [page] }))).toEqual({ to: 'site' });
  expect(destinationOf('warranty', found({ pages: [page], parts: [row, other] }))).toEqual({ to: 'parts' });
  expect(destinationOf('xyzzy', found({}))).toEqual({ to: 'parts' });
});
