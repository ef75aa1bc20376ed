import { describe, expect, test } from 'vitest';
import { isFleetOfNumbers, readFleet, restOf } from './fleet-lines.ts';

const shown = (pasted: string, state = '') =>
  readFleet(pasted, state).map(({ label, number, kind, state: issuer }) => [kind, number, issuer, label]);

describe('a pasted fleet', () => {
  test('plates and VINs, one in each line, with the state that is typed or the chosen one', () => {
    expect(shown('ABC 123\nplate: 1AB2CD (NSW)\n\nVIN JTMHV05J604012345\nGRX120-3012345', 'VIC')).toEqual([
      ['plate', 'ABC 123', 'VIC', ''],
      ['plate', '1AB2CD', 'NSW', ''],
      ['vin', 'JTMHV05J604012345', '', ''],
      ['vin', 'GRX120-3012345', '', ''],
    ]);
  });
  test('cells of a sheet: the number, its state, and the others are the label', () => {
    expect(shown('Van 3\tABC123\tvic\n"Ute, red",JTMHV05J604012345\n1AB2CD;qld;Van 4')).toEqual([
      ['plate', 'ABC123', 'VIC', 'Van 3'],
      ['vin', 'JTMHV05J604012345', '', 'Ute, red'],
      ['plate', '1AB2CD', 'QLD', 'Van 4'],
    ]);
  });
  test('a label of the shape of a plate is not looked up', () => {
    expect(shown('Van 123, ABC123, VIC\nABC124,Van 124\nVan 1234\tXYZ987\nAUTOMOTIVEWORKSHO', 'NSW')).toEqual([
      ['plate', 'ABC123', 'VIC', 'Van 123'],
      ['plate', 'ABC124', 'NSW', 'Van 124'],
      ['plate', 'XYZ987', 'NSW', 'Van 1234'],
      ['none', '', '', 'AUTOMOTIVEWORKSHO'],
    ]);
  });
  test('a header names the columns', () => {
    expect(shown('Label,Plate,State,VIN\nVAN3,MYCAR,VIC,\nVAN4,,,JTMHV05J604012345')).toEqual([
      ['plate', 'MYCAR', 'VIC', 'VAN3'],
      ['vin', 'JTMHV05J604012345', '', 'VAN4'],
    ]);
  });
  test('a line that holds no number is kept, too', () => {
    expect(shown('the old ute, somewhere', 'VIC')).toEqual([['none', '', '', 'the old ute somewhere']]);
  });
});

test('what was not saved is the text of its lines', () => {
  const [first, second, third] = readFleet('label,plate\nVan,ABC123\nUte,DEF456\nBus,GHI789', 'VIC');
  if (!first || !second || !third) throw new Error('a line is missing');
  expect([first.row, third.row]).toEqual([2, 4]);
  expect(restOf('label,plate\nVan,ABC123\nUte,DEF456\nBus,GHI789', [second])).toBe(
    'label,plate\nVan,ABC123\nBus,GHI789',
  );
});

test.each([
  ['label,plate,state', true],
  ['\ufeffvin', true],
  ['label,plate,state,make,model,year', false],
  ['label,make,model,year', false],
])('a file with the header %s is a list of numbers: %s', (header, is) => {
  expect(isFleetOfNumbers(`${header}\n`)).toBe(is);
});
