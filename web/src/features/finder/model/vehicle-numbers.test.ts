import { expect, test } from 'vitest';
import { plateInput, vinInput } from './vehicle-numbers.ts';

const byKeys = (typed: string) => [...typed].reduce((field, key) => vinInput(field + key), '');

test.each([
  'VIN: WBAUD910X0P300001',
  'vin WBAUD910X0P300001',
  'WBA UD910 X0P3 00001',
  '(WBAUD910X0P300001)',
  '"WBAUD910X0P300001"',
  'VIN No. WBAUD910X0P300001',
  'Chassis: WBAUD910X0P300001',
  'ＷＢＡＵＤ９１０Ｘ０Ｐ３００００１',
  'WBA-UD91-0X0P-300001',
  'WBA.UD910.X0P3.00001',
  'VIN-Nr. WBAUD910X0P300001',
  'VIN WBAUD910X0P300001 BMW 520d',
])('the field for VINs takes %s', (typed) => expect(vinInput(typed)).toBe('WBAUD910X0P300001'));

test.each([
  'WBA-UD91-0X0P-300001',
  'VIN: WBAUD910X0P300001',
  'VIN WBAUD910X0P300001',
  'WBA UD910 X0P3 00001',
  '(WBAUD910X0P300001)',
])('the field for VINs takes %s key by key', (typed) => expect(byKeys(typed)).toBe('WBAUD910X0P300001'));

test.each([
  ['Rego: CQ00PZ', 'CQ00PZ', ''],
  ['1AA 1AA VIC', '1AA 1AA', 'VIC'],
  ['ABC123 (NSW)', 'ABC123', 'NSW'],
  ['abc 123', 'abc 123', ''],
  ['abc ', 'abc ', ''],
])('the field for plates takes %s', (typed, plate, state) => expect(plateInput(typed)).toEqual({ plate, state }));
