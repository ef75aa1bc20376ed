import { expect, test } from 'vitest';
import { scannedVin } from './scanned-vin.ts';

test.each([
  ['JTMHV05J604012345', 'JTMHV05J604012345'],
  ['*jtmhv05j604012345*', 'JTMHV05J604012345'],
  ['IJTMHV05J604012345', 'JTMHV05J604012345'],
  ['VIN:JTMHV05J604012345;COLOUR:040', 'JTMHV05J604012345'],
  ['93123456789012345 JTMHV05J604012345', 'JTMHV05J604012345'],
  [' GRX120-3012345 ', 'GRX120-3012345'],
])('the VIN of the code "%s" is %s', (code, vin) => expect(scannedVin(code)).toBe(vin));

test.each(['00393123456789012345', '93123456789012345', 'https://qr.example/X7JTMHV05J604012345', 'ABCDEFGHJKLMNPRST'])(
  'the code "%s" holds no VIN and stays',
  (code) => expect(scannedVin(code)).toBe(code),
);
