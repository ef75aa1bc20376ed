import { expect, it } from 'vitest';
import { kindOfTyped } from './typed-kind.ts';
import { isVehicleNumber, isWholeVin, looksPersonal } from './vehicle-kind.ts';
import { vehicleNumberIn } from './vehicle-number.ts';

it.each([
  'robin@southline.example',
  'call 0491 570 006',
  '+61 (3) 5550-1234',
  '6T153SK20-3X123 456',
  '7AT0B41X0 00012345',
  'GRX120-3012345',
  'gun125 3901234',
  'SPG101-10311',
  'jtmhv05j604012',
  'AB 12 CD',
  'abc123',
  '1ab-2cd',
  'S123ABC',
  'oil filter for ABC123',
  '1234567 8',
  'Rego: CQ00PZ',
  'brake pads rego B0SS1',
])('%s may be personal', (text) => expect(looksPersonal(text)).toBe(true));

it.each(['oil filtr', 'hilux 2018 roof rack', 'bosch 0 986', 'turbo for d22', 'SL-FX-1000-ZZ', 'шина', '5w-30 1l'])(
  '%s is not personal',
  (text) => expect(looksPersonal(text)).toBe(false),
);

it.each([
  ['VIN: WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['vin wbaud910x0p300001', 'WBAUD910X0P300001', 'Vin'],
  ['VIN:WBA UD910 X0P3 00001', 'WBA UD910 X0P3 00001', 'Vin'],
  ['V.I.N. WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['VIN No. WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['VIN # WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['Chassis number: 6T153SK203X123456', '6T153SK203X123456', 'Vin'],
  ['my VIN is JTMHV05J604012345', 'JTMHV05J604012345', 'Vin'],
  ['(WBAUD910X0P300001)', 'WBAUD910X0P300001', 'Vin'],
  ['"WBAUD910X0P300001".', 'WBAUD910X0P300001', 'Vin'],
  ['[WBAUD910X0P300001]', 'WBAUD910X0P300001', 'Vin'],
  ['\u200bWBAUD910X0P300001\u200b', 'WBAUD910X0P300001', 'Vin'],
  ['车架号：WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['brake pads for WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['oil filter VIN: WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['VIN: WBAUD910X0P', 'WBAUD910X0P', 'Vin'],
  ['VIN-Nr. WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['VIN=WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['VIN/WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['VIN WBAUD910X0P300001 BMW 520d 2004', 'WBAUD910X0P300001', 'Vin'],
  ['2004 BMW, VIN WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['FIN: WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['Vehicle Identification Number: WBAUD910X0P300001', 'WBAUD910X0P300001', 'Vin'],
  ['*WBAUD910X0P300001*', 'WBAUD910X0P300001', 'Vin'],
  ['WBAUD910X0P300001 (BMW)', 'WBAUD910X0P300001', 'Vin'],
  ['VIN：ＷＢＡＵＤ９１０Ｘ０Ｐ３００００１', 'WBAUD910X0P300001', 'Vin'],
  ['NSW rego ABC123', 'ABC123', 'Plate'],
  ['NZ plate ABC123', 'ABC123', 'Plate'],
  ['Registration number: ABC 123', 'ABC 123', 'Plate'],
  ['my rego is ABC123', 'ABC123', 'Plate'],
  ['ABC\u00b712D', 'ABC 12D', 'Plate'],
  ['1AB\u20222CD', '1AB 2CD', 'Plate'],
  ['frame no GRX120-3012345', 'GRX120-3012345', 'Frame'],
  ['Rego: CQ00PZ', 'CQ00PZ', 'Plate'],
  ['rego CQ 00 PZ', 'CQ 00 PZ', 'Plate'],
  ['Rego - B0SS1', 'B0SS1', 'Plate'],
  ['REG NO. ABC-123', 'ABC-123', 'Plate'],
  ['number plate: ABC123', 'ABC123', 'Plate'],
  ['车牌号：ABC123', 'ABC123', 'Plate'],
  ['rego ABC123 brake pads', 'ABC123', 'Plate'],
  ['brake pads rego ABC 123', 'ABC 123', 'Plate'],
])('%s is taken as %s (%s)', (text, number, kind) => {
  expect(vehicleNumberIn(text).number).toBe(number);
  expect(kindOfTyped(text)).toBe(kind);
  expect(isVehicleNumber(text)).toBe(true);
});

it.each([
  ['1AA 1AA VIC', '1AA 1AA', 'VIC'],
  ['1aa1aa vic', '1AA1AA', 'VIC'],
  ['ABC 123 (NSW)', 'ABC 123', 'NSW'],
  ['ABC123, QLD', 'ABC123', 'QLD'],
  ['ABC123/WA', 'ABC123', 'WA'],
  ['VIC 1AA 1AA', '1AA 1AA', 'VIC'],
  ['VIC: 1AA-1AA', '1AA-1AA', 'VIC'],
  ['Rego: S123 ABC SA', 'S123 ABC', 'SA'],
  ['rego no: NZ ABC123', 'ABC123', 'NZ'],
  ['TAS A00AA', 'A00AA', 'TAS'],
  ['NSW rego: ABC-12D', 'ABC-12D', 'NSW'],
  ['VIC Rego 1AB\u20222CD', '1AB 2CD', 'VIC'],
  ['123·ABC QLD', '123 ABC', 'QLD'],
])('%s is the plate %s of %s', (text, number, state) =>
  expect(vehicleNumberIn(text)).toEqual({ number, state, label: 'Plate' }),
);

it.each(['frame rail 2', 'plate 10mm', 'regulator 12V', 'vinyl wrap 3m', 'reg 5w30 oil', 'SL-DB-1043'])(
  '%s is no number of a vehicle',
  (text) => expect(isVehicleNumber(text)).toBe(false),
);

it('only the look-up gets a whole VIN, its label or not', () => {
  expect(['VIN: WBAUD910X0P300001', '(WBAUD910X0P300001)', 'WBAUD910X0P300001'].map(isWholeVin)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['VIN: WBAUD910X0P', 'Rego: CQ00PZ', 'FO1003'].map(isWholeVin)).toEqual([false, false, false]);
});
