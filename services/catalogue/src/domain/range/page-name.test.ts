import { expect, test } from 'vitest';
import { pageKey, segmentOf } from './page-name.ts';

test('spaces and ampersands become one hyphen, and a percent sign goes', () => {
  expect(segmentOf('Fluids & Oils')).toBe('Fluids-Oils');
  expect(segmentOf('Spin-On Oil Filters')).toBe('Spin-On-Oil-Filters');
  expect(segmentOf('100% Synthetic Engine Oils')).toBe('100-Synthetic-Engine-Oils');
});

test('every spelling of a name finds the same page', () => {
  const spellings = ['Fluids & Oils', 'Fluids-Oils', 'fluids oils', ' FLUIDS  &  OILS ', 'Fluids-&-Oils'];
  expect(new Set(spellings.map(pageKey))).toEqual(new Set(['fluids-oils']));
  expect(pageKey('100%-Synthetic-Engine-Oils')).toBe(pageKey('100% Synthetic Engine Oils'));
});
