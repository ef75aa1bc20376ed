import { describe, expect, it } from 'vitest';
import { readVin, type Series, seriesOfFrame, seriesOfVin } from './vin.ts';

const read = (text: string) => readVin(text, 2026);

describe('a VIN', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715'])('%s passes its check digit', (vin) =>
    expect(read(vin)).toMatchObject({ kind: 'VIN', checkDigit: 'PASSED' }),
  );

  it('with a wrong check digit is read all the same', () => {
    expect(read('1M8GDM9A1KP042788')).toMatchObject({ checkDigit: 'FAILED' });
    expect(read('JM0BL10F100123456')).toMatchObject({ checkDigit: 'NOT_USED', makes: ['MAZDA'] });
  });

  it('is the same with blanks, dashes, small letters and letters that look like digits', () => {
    for (const spelling of ['jm0bl10f100123456', 'JM0 BL10F1 00123456', 'JMO-BLIOF-IOO-I23456']) {
      expect(read(spelling)).toMatchObject({ vin: 'JM0BL10F100123456' });
    }
  });

  it('names the years that its code may mean, never one that is not built yet', () => {
    const years = (code: string, modelYears: number[]) =>
      expect(read(`JF1SJ5LC5${code}G012345`)).toMatchObject({ modelYears });
    years('D', [2013, 1983]);
    years('1', [2001]);
    years('0', []);
  });

  it('of another length is invalid', () => {
    for (const text of ['', 'JM0BL10F1001234', 'JM0BL10F1001234567', '12345678', 'хэлло'])
      expect(read(text)).toBeUndefined();
  });
});

describe('a frame number', () => {
  it.each([
    ['GRX120-3012345', ['GRX120']],
    ['grx120 3012345', ['GRX120']],
    ['S14-020531', ['S14']],
    ['GRX1203012345', ['GRX120', 'GRX1203']],
    [' NZE121–1234567 ', ['NZE121']],
  ])('%s names its chassis', (text, chassisCodes) => expect(read(text)).toEqual({ kind: 'FRAME', chassisCodes }));
});

const series = (make: string, model: string, code: string, years = [2012]): Series => ({
  make,
  model,
  series: code,
  years,
});
const all = [
  series('TOYOTA', 'Mark X', 'GRX120 / GRX130', [2005]),
  series('TOYOTA', 'HiLux', 'GUN122 / GUN126 / TGN121', [2018]),
  series('MAZDA', '3', 'BL'),
  series('MAZDA', '3', 'BM / BN', [2016]),
  series('VOLKSWAGEN', 'Golf', 'Mk5 (1K)', [2006]),
  series('NISSAN', '200SX', 'S14 / S15', [1998]),
];
const models = (found: readonly Series[]) => found.map(({ model, series: code }) => `${model} ${code}`);
const frame = (text: string) => seriesOfFrame(read(text) as never, all);
const vin = (text: string) => seriesOfVin(read(text) as never, all);

describe('the series of a number', () => {
  it('is that of its chassis code, or of the beginning of it', () => {
    expect(models(frame('GRX120-3012345'))).toEqual(['Mark X GRX120 / GRX130']);
    expect(models(frame('GUN126R-3901234'))).toEqual(['HiLux GUN122 / GUN126 / TGN121']);
    expect(models(frame('GRX1203012345'))).toEqual(['Mark X GRX120 / GRX130']);
    expect(models(frame('S14020531'))).toEqual(['200SX S14 / S15']);
    expect(frame('ZZT240-1234567')).toEqual([]);
  });

  it('is the series of the maker whose code is in the VIN', () => {
    expect(models(vin('JM0BL10F100123456'))).toEqual(['3 BL']);
    expect(models(vin('WVWZZZ1KZ6W123456'))).toEqual(['Golf Mk5 (1K)']);
    expect(vin('JF1SJ5LC5DG012345')).toEqual([]);
  });
});

it.each([
  ['WDD2470031J000001', []],
  ['WDB2030422F000001', []],
  ['W1K2470031J000001', []],
  ['WBAUD910X0P300001', []],
  ['WMWXS720102B00001', []],
  ['WF0AXXWPMA6000001', []],
  ['VF1RFB00X51000001', []],
  ['VF3CUHMZ0GY000001', []],
  ['VF7SXHMZ6JT000001', []],
  ['ZFA31200000000001', []],
  ['SB1KZ3JE70E000001', []],
  ['WVWZZZ1KZ6W000001', [2006]],
  ['WAUZZZ8K9BA000001', [2011, 1981]],
  ['U5YH2519LKL000001', [2019, 1989]],
  ['YV1MV8850J2000001', [2018, 1988]],
])('the year of %s is claimed only if its maker writes it', (vin, modelYears) =>
  expect(readVin(vin, 2026)).toMatchObject({ modelYears }),
);
