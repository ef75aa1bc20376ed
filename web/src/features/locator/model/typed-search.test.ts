import { describe, expect, test } from 'vitest';
import { needsPlaces, selectionOfPlace, understand } from './typed-search.ts';

const at = (suburb: string, state: string, postcode: string) => ({ suburb, state, postcode });
const perths = [at('Perth', 'TAS', '7300'), at('Perth', 'WA', '6000'), at('Perth Airport', 'WA', '6105')];
const chosen = (state: string, suburb: string, postcode = '') => ({ selection: { state, suburb, postcode } });

describe('a typed text', () => {
  test('a postcode is searched in the state of its suburbs', () => {
    const places = [at('Dandenong', 'VIC', '3175'), at('Bangholme', 'VIC', '3175')];
    expect(understand('Parts', 'au', ' 3175 ', places)).toEqual(chosen('VIC', '', '3175'));
    expect(understand('Parts', 'au', '3175 VIC', places)).toEqual(chosen('VIC', '', '3175'));
    expect(understand('Parts', 'au', '2620 ACT', [at('Queanbeyan', 'NSW', '2620')])).toEqual(chosen('ACT', '', '2620'));
    expect(understand('Parts', 'au', '3999', [])).toEqual({ problem: 'unknown' });
    expect(understand('Parts', 'au', '3175', undefined)).toEqual(chosen('VIC', '', '3175'));
    expect(understand('Parts', 'nz', '0622', undefined)).toEqual(chosen('NZ', '', '0622'));
  });
  test('a whole name is a suburb, whatever else begins with it', () => {
    const places = [at('Takapuna', 'NZ', '0622'), at('Takapuna North', 'NZ', '0620')];
    expect(understand('Parts', 'nz', 'TAKAPUNA', places)).toEqual(chosen('NZ', 'Takapuna'));
    expect(understand('Parts', 'nz', 'Takapuna 0622', places)).toEqual(chosen('NZ', 'Takapuna', '0622'));
    expect(understand('Parts', 'au', 'Back Creek NSW 2622', [at('Back Creek', 'NSW', '2622')])).toEqual(
      chosen('NSW', 'Back Creek', '2622'),
    );
    expect(understand('Parts', 'au', 'mt isa', [at('Mount Isa', 'QLD', '4825')])).toEqual(chosen('QLD', 'Mount Isa'));
  });
  test('a beginning is enough if one suburb has it', () => {
    expect(understand('Parts', 'nz', 'takap', [at('Takapuna', 'NZ', '0622')])).toEqual(chosen('NZ', 'Takapuna'));
    expect(understand('Parts', 'au', 'per', perths)).toEqual({ problem: 'several' });
  });
  test('a name of two states is not guessed', () => {
    expect(understand('Parts', 'au', 'Perth', perths)).toEqual({ problem: 'several' });
    expect(understand('Parts', 'au', 'Perth WA', perths.slice(1, 2))).toEqual(chosen('WA', 'Perth'));
  });
  test('an unknown name, and a look-up that failed', () => {
    expect(understand('Parts', 'nz', 'Atlantis', [])).toEqual({ problem: 'unknown' });
    expect(understand('Parts', 'nz', 'Takapuna', undefined)).toEqual({ problem: 'failed' });
  });
  test('nothing is enough for service centres alone', () => {
    expect(understand('Parts', 'nz', ' ', undefined)).toEqual({ problem: 'lacking' });
    expect(understand('Service', 'nz', '', undefined)).toEqual(chosen('NZ', ''));
    expect(understand('Service', 'au', '', undefined)).toEqual(chosen('', ''));
    expect(understand('Service', 'au', ' vic', undefined)).toEqual(chosen('VIC', ''));
    expect(needsPlaces('Service', 'au', 'vic')).toBe(false);
    expect(needsPlaces('Parts', 'au', 'vic')).toBe(true);
  });
});

test('a suggestion names its postcode only where its state has another place of that name', () => {
  const [one, other] = [at('Back Creek', 'NSW', '2390'), at('Back Creek', 'NSW', '2622')];
  expect(selectionOfPlace(one, [one, other])).toEqual({ state: 'NSW', suburb: 'Back Creek', postcode: '2390' });
  expect(selectionOfPlace(one, [one, ...perths]).postcode).toBe('');
  expect(selectionOfPlace(one, [one], 'Back Creek 2390').postcode).toBe('2390');
});
