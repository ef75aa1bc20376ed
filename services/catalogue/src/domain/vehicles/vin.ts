import { cleanse } from '@southline/kernel/part-number';
import { readCode } from '@southline/kernel/typed-text';
import { makesOf } from './vin-makers.ts';

export type CheckDigit = 'PASSED' | 'FAILED' | 'NOT_USED';

export interface Vin {
  readonly kind: 'VIN';
  readonly vin: string;
  readonly makes: readonly string[];
  /** Possible model years of the year code, the newest first; none where the maker does not use it. Only a hint. */
  readonly modelYears: readonly number[];
  readonly checkDigit: CheckDigit;
}

/** "GRX120-3012345": a chassis code and a serial number, on vehicles made for Japan. */
export interface FrameNumber {
  readonly kind: 'FRAME';
  /** The likeliest first: without its dash a number can be split in more than one way. */
  readonly chassisCodes: readonly string[];
}

const length = 17;
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const letterValues = new Map([...'ABCDEFGH'].map((letter, at) => [letter, at + 1]));
for (const [at, letter] of [...'JKLMN'].entries()) letterValues.set(letter, at + 1);
for (const [letter, value] of [
  ['P', 7],
  ['R', 9],
] as const)
  letterValues.set(letter, value);
for (const [at, letter] of [...'STUVWXYZ'].entries()) letterValues.set(letter, at + 2);

/** The check digit, computed from the other sixteen characters: their weighted sum modulo 11, 10 is written X. */
const checkDigitOf = (vin: string): string => {
  const sum = [...vin].reduce(
    (total, character, at) => total + (letterValues.get(character) ?? Number(character)) * (weights[at] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
};

/**
 * The check digit is mandatory in North America (codes 1 to 5) and China (L); elsewhere its position holds something else.
 */
const usesCheckDigit = (vin: string): boolean => /^[1-5L]/.test(vin);

const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** European makers whose tenth character is the model year. The others use it for the steering or as a filler. */
const europeanWithYear =
  /^(?:WVW|WVG|WV[123]|WAU|WA1|WUA|TRU|TMB|TMA|VSS|WP[01]|YV[14]|YS3|SAL|SAJ|SHH|SHS|W0[LV]|U[56]Y|ZHW|ZFF)/;
const saysYear = (vin: string): boolean => !/^[S-Z]/.test(vin) || europeanWithYear.test(vin);

/** The code repeats after thirty years; years further on than next year are not built yet. */
const modelYearsOf = (vin: string, thisYear: number): number[] => {
  const at = saysYear(vin) ? yearCodes.indexOf(vin.charAt(9)) : -1;
  if (at === -1) return [];
  return [2040 + at, 2010 + at, 1980 + at].filter((year) => year <= thisYear + 1);
};

const readFrame = (text: string): FrameNumber | undefined => {
  const parted = /^([A-Z0-9]{2,8})\s*[-\s]\s*(\d{4,7})$/.exec(readCode(text));
  if (parted?.[1] && /[A-Z]/.test(parted[1])) return { kind: 'FRAME', chassisCodes: [parted[1]] };
  const number = cleanse(text);
  if (!/^[A-Z]{1,5}[A-Z0-9]*\d{6,7}$/.test(number) || number.length < 8 || number.length > 14) return undefined;
  const codes = [7, 6].map((serial) => number.slice(0, -serial)).filter((code) => code.length >= 2);
  return { kind: 'FRAME', chassisCodes: codes };
};

/**
 * Decodes a VIN or a frame number; undefined if the text can be neither. Blanks and dashes are ignored. Letters that a VIN
 * cannot contain are read as the digits that they resemble.
 */
export const readVin = (text: string, thisYear: number): Vin | FrameNumber | undefined => {
  const characters = cleanse(text);
  if (characters.length !== length) return readFrame(text);
  const vin = characters.replace(/[OQ]/g, '0').replace(/I/g, '1');
  const passed = checkDigitOf(vin) === vin.charAt(8);
  return {
    kind: 'VIN',
    vin,
    makes: makesOf(vin),
    modelYears: modelYearsOf(vin, thisYear),
    checkDigit: passed ? 'PASSED' : usesCheckDigit(vin) ? 'FAILED' : 'NOT_USED',
  };
};

/** A series of a model, and the codes in its name: "GRX120 / GRX130", "Mk5 (1K)". */
export interface Series {
  readonly make: string;
  readonly model: string;
  readonly series: string;
  readonly years: readonly number[];
}

const codesOf = ({ series }: Series): string[] =>
  series
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((code) => /^[A-Z]{1,4}\d{0,3}[A-Z]?$|^\d[A-Z]$|^\d{3}$/.test(code) && code.length >= 2);

const best = (found: readonly { readonly series: Series; readonly weight: number }[]): Series[] => {
  const most = Math.max(0, ...found.map(({ weight }) => weight));
  return most === 0 ? [] : found.filter(({ weight }) => weight === most).map(({ series }) => series);
};

/**
 * How many characters a chassis code shares with a series' code: all, or one is a prefix of the other ("GUN126", "GUN126R").
 */
const shared = (chassis: string, code: string): number => {
  if (chassis === code) return Number.MAX_SAFE_INTEGER;
  return chassis.startsWith(code) || code.startsWith(chassis) ? Math.min(chassis.length, code.length) : 0;
};

/** Series with the frame's chassis code. */
export const seriesOfFrame = ({ chassisCodes }: FrameNumber, all: readonly Series[]): Series[] => {
  for (const chassis of chassisCodes) {
    const found = all.map((series) => ({
      series,
      weight: Math.max(0, ...codesOf(series).map((code) => shared(chassis, code))),
    }));
    // One or two matching letters would match too many series.
    const matches = best(found.filter(({ weight }) => weight >= 3));
    if (matches.length > 0) return matches;
  }
  return [];
};

/**
 * Series of the maker whose code is in characters 4 to 9; the longest code wins. If some of them were built in a possible
 * model year, only those.
 */
export const seriesOfVin = ({ vin, makes, modelYears }: Vin, all: readonly Series[]): Series[] => {
  const descriptor = vin.slice(3, 9);
  const matches = best(
    all
      .filter(({ make }) => makes.includes(make))
      .map((series) => ({
        series,
        weight: Math.max(0, ...codesOf(series).map((code) => (descriptor.includes(code) ? code.length : 0))),
      })),
  );
  const dated = matches.filter(({ years }) => years.some((year) => modelYears.includes(year)));
  return dated.length > 0 ? dated : matches;
};
