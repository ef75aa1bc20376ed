import { expect, it } from 'vitest';
import { yearRanges } from './year-ranges.ts';

it.each([
  [[2018], '2018'],
  [[2020, 2018, 2019, 2019], '2018–2020'],
  [[2011, 2014, 2012], '2011–2012, 2014'],
  [[], ''],
])('%j is %s', (years, text) => {
  expect(yearRanges(years)).toBe(text);
});
