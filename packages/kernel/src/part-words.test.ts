import { expect, test } from 'vitest';
import { vehicleText } from './part-words.ts';

const vehicle = '2018 TOYOTA HiLux';

test.each([
  [vehicle, 'Fits', '', '2018 TOYOTA HiLux: fits'],
  [vehicle, 'Fits', 'Sump about 4.6 L', '2018 TOYOTA HiLux: fits · Sump about 4.6 L'],
  [vehicle, 'FitsIf', 'with tow pack', '2018 TOYOTA HiLux: fits, on condition: with tow pack'],
  [vehicle, 'DoesNotFit', '', '2018 TOYOTA HiLux: does not fit'],
  [vehicle, 'Unknown', '', vehicle],
  ['', 'Unknown', '', ''],
  ['', 'Fits', '', ''],
] as const)('%j that a part %s (%j) reads %j', (label, fit, note, text) => {
  expect(vehicleText(label, fit, note)).toBe(text);
});
