import { expect, test } from 'vitest';
import { bundledLanguage } from '../search/bundled-language.ts';
import { vehicleNames } from './vehicle-words.ts';

const series = (make: string, model: string, from: number, to: number) => ({
  make,
  model,
  series: 'S1',
  years: Array.from({ length: to - from + 1 }, (_, at) => from + at),
});
const names = vehicleNames(
  [
    series('TOYOTA', 'HiLux', 1997, 2022),
    series('TOYOTA', 'Land Cruiser', 1990, 2022),
    series('HOLDEN', 'Commodore', 1997, 2017),
    series('HOLDEN', 'Spark', 2010, 2018),
    series('MAZDA', '3', 2004, 2020),
    series('MAZDA', 'CX-5', 2012, 2022),
    series('VOLKSWAGEN', 'Golf', 1990, 2020),
    series('DODGE', 'Caliber', 2006, 2012),
  ],
  bundledLanguage,
);
const read = (text: string) => names.read(text, (word) => ['spark', 'calliper'].includes(word));

test.each([
  ['brake pads 2018 hilux', 'TOYOTA', 'HiLux', 2018, 'brake pads'],
  ['Hi-Lux 2018', 'TOYOTA', 'HiLux', 2018, ''],
  ['toyota hi lux oil filter', 'TOYOTA', 'HiLux', 0, 'oil filter'],
  ['hylux wipers', 'TOYOTA', 'HiLux', 0, 'wipers'],
  ['land cruiser 1998 battery', 'TOYOTA', 'Land Cruiser', 1998, 'battery'],
  ['commo rear wiper 2015', 'HOLDEN', 'Commodore', 2015, 'rear wiper'],
  ["'98 commodore", 'HOLDEN', 'Commodore', 1998, ''],
  ['mazda 3 globes', 'MAZDA', '3', 0, 'globes'],
  ['cx5 pads', 'MAZDA', 'CX-5', 0, 'pads'],
  ['vw golf', 'VOLKSWAGEN', 'Golf', 0, ''],
  ['toyota', 'TOYOTA', '', 0, ''],
  ['holden spark plug', 'HOLDEN', 'Spark', 0, 'plug'],
])('%j names a vehicle', (text, make, model, year, rest) => {
  expect(read(text)).toEqual({ make, model, year, rest });
});

test.each(['oil filter', 'spark plug', '3', '2018', 'brake pads 2018', '92313905', '机油'])('%j names none', (text) => {
  expect(read(text)).toBeUndefined();
});

test('another spelling of a thing is no mistyped vehicle', () => {
  expect(read('front caliper')).toBeUndefined();
  expect(read('front calliper')).toBeUndefined();
  expect(read('calibre pads')).toMatchObject({ model: 'Caliber' });
});
