import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The vehicle that the part must fit; a year of 0 is any. */
export interface QueryVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

/** An expected part: its number, a pattern of its description, or `nothing`. */
export type ExpectedPart = string | RegExp;
/** The same, or a product outside the range with its nearest parts. */
export type Expected = ExpectedPart | { readonly notSold: RegExp | undefined };

/** A typed text and its expected first hit. Uses the demo set of 20,000 parts, 3,000 vehicles, seed 1. */
type Search<E> = readonly [typed: string, expected: E, vehicle?: QueryVehicle];
export type Query = Search<ExpectedPart>;
export type Sentence = Search<Expected>;
export type ByFamily<S> = Readonly<Record<string, readonly S[]>>;

export const nothing = '';

type Row = Readonly<Record<'family' | 'typed' | 'expected' | 'make' | 'model' | 'year', string>>;

const patternIn = (text: string): RegExp | undefined => {
  const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(text) ?? [];
  return source === undefined ? undefined : new RegExp(source, flags);
};
const partIn = (text: string): ExpectedPart => patternIn(text) ?? text;

const notSold = /^not sold ?/;
const expectedIn = (text: string): Expected =>
  notSold.test(text) ? { notSold: patternIn(text.replace(notSold, '')) } : partIn(text);

/** The searches of a table, by the family of the part. */
const read = <E>(table: string, readExpected: (text: string) => E): ByFamily<Search<E>> => {
  const rows = parse<Row>(readFileSync(join(import.meta.dirname, 'searches', `${table}.csv`)), { columns: true });
  const byFamily: Record<string, Search<E>[]> = {};
  for (const { family, typed, expected, make, model, year } of rows) {
    byFamily[family] ??= [];
    byFamily[family].push(
      make ? [typed, readExpected(expected), { make, model, year: Number(year) }] : [typed, readExpected(expected)],
    );
  }
  return byFamily;
};

/** Vehicles as people write them, with the intended make and model; a year narrows. */
const vehicles: readonly (readonly [typed: string, make: string, model: string, year?: number])[] = [
  ['2018 hilux', 'TOYOTA', 'HiLux', 2018],
  ['Toyota Hi-Lux 2016', 'TOYOTA', 'HiLux', 2016],
  ['rav 4', 'TOYOTA', 'RAV4'],
  ['camry', 'TOYOTA', 'Camry'],
  ['2015 commodore', 'HOLDEN', 'Commodore', 2015],
  ['holden commo', 'HOLDEN', 'Commodore'],
  ['ford ranger 2014', 'FORD', 'Ranger', 2014],
  ['mazda cx5', 'MAZDA', 'CX-5'],
  ['BT50', 'MAZDA', 'BT-50'],
  ['nissan navara', 'NISSAN', 'Navara'],
  ['xtrail', 'NISSAN', 'X-Trail'],
  ['mitsi triton', 'MITSUBISHI', 'Triton'],
  ['suby forester', 'SUBARU', 'Forester'],
  ['honda civic 2012', 'HONDA', 'Civic', 2012],
  ['vw golf', 'VOLKSWAGEN', 'Golf'],
  ['isuzu dmax', 'ISUZU', 'D-MAX'],
  ['suzuki swift', 'SUZUKI', 'Swift'],
];

const things: readonly (readonly [typed: string, expected: RegExp])[] = [
  ['brake pads', /brake pads/i],
  ['air filter', /^air filter/i],
  ['rotors', /^disc rotor/i],
  ['cabin filter', /^cabin filter/i],
  ['wiper blades', /^wiper blade/i],
  ['spark plugs', /^(spark|glow) plug/i],
];

/** The first hit must fit the vehicle, which is written before or after the words. */
const fittingVehicles: readonly Query[] = vehicles.flatMap(([typed, make, model, year = 0], at) =>
  things
    .filter(([thing]) => (thing !== 'spark plugs' || !/BT-50|D-MAX/.test(model)) && (at + thing.length) % 5 !== 0)
    .map(
      ([thing, expected]): Query => [
        at % 2 === 0 ? `${typed} ${thing}` : `${thing} ${typed}`,
        expected,
        { make, model, year },
      ],
    ),
);

export const queries: ByFamily<Query> = { ...read('queries', partIn), 'parts of a vehicle': fittingVehicles };

/**
 * Sentences that do not name the part. It must be among the first three hits, for the vehicle if one is named. No rear wiper is
 * listed for the Commodores of 2015 in this set, which are sedans.
 */
export const vague: readonly Query[] = Object.values(read('vague', partIn)).flat();

/** The sentences at even positions of each family are the development set; those at odd positions are the test set. */
export const sentences = read('sentences', expectedIn);

/**
 * Development set: rows and rules may be written for these sentences. Each family has sentences by symptom, everyday name,
 * attribute value, vehicle, preference, mistake, and without a noun.
 */
export const familySentences = read('family-sentences', expectedIn);

/** Development set: typing errors, numbers in pieces, names that are similar to those of the tables, products that are not sold. */
export const moreSentences = read('more-sentences', expectedIn);

/** They were measured first and then became part of the development set. */
export const freshSentences = read('fresh-sentences', expectedIn);

/** Test set, written before the rows for `familySentences`. Only its rates are measured. */
export const unseenSentences = read('unseen-sentences', expectedIn);

/** Test set, in English and Chinese. No table row and no rule may be written for one of them. */
export const heldOutSentences = read('held-out-sentences', expectedIn);

/**
 * Short codes that the trade types: bulb bases, sizes of batteries and threads, oil grades, chemicals, model codes, beginnings
 * of numbers. Written before the rule for the search that Enter in the box starts.
 */
export const tradeCodes: readonly string[] = parse<{ typed: string }>(
  readFileSync(join(import.meta.dirname, 'searches', 'trade-codes.csv')),
  { columns: true },
).map(({ typed }) => typed);
