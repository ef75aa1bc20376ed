import { expect, test } from 'vitest';
import { stateOfPostcode } from './postcode.ts';

test('a postcode belongs to a state by its range, leading zero included', () => {
  expect(stateOfPostcode('3175')).toBe('VIC');
  expect(stateOfPostcode('2612')).toBe('ACT');
  expect(stateOfPostcode('2619')).toBe('NSW');
  expect(stateOfPostcode('0800')).toBe('NT');
  expect(stateOfPostcode('0299')).toBe('ACT');
  expect(stateOfPostcode('6799')).toBeNull();
  expect(stateOfPostcode('9999')).toBe('QLD');
});

test('what is not four digits in a range is not an Australian postcode', () => {
  for (const wrong of ['', '300', '30000', '0300', '0100', '800', 'ABCD', '3 75'])
    expect(stateOfPostcode(wrong)).toBeNull();
});
