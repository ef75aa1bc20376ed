import { priceBands } from './price-bands.ts';

/** The facts for filtering and sorting, for every part by its position in the directory. Only an import changes them. */
export interface PartFactsData {
  /** In cents; `noPrice` if it is advised later. */
  readonly prices: Uint32Array;
  readonly minimums: Uint32Array;
  /** 1 for parts that cannot be bought, whatever their stock: replaced or discontinued. */
  readonly displayOnly: Uint8Array;
  /** Positions in `gradeNames`. */
  readonly grades: Uint8Array;
  readonly gradeNames: readonly string[];
  /** Every value of every attribute, `<name>\t<value>`: names in order, values as people count them. */
  readonly values: readonly string[];
  /** Positions in `values` of a part's attributes: from its entry in `starts` to the next, ascending. */
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

export const noPrice = 0xffffffff;
export const notSold = 0xffffffff;
export const noBand = 0xff;

/** The position of a price in the list of bands. */
const bandOf = (cents: number): number => (cents === noPrice ? noBand : priceBands.findIndex(({ to }) => cents <= to));

export interface Attribute {
  readonly name: string;
  /** The values are consecutive: from `from`, up to but not including `to`. */
  readonly from: number;
  readonly to: number;
}

export interface PartFacts extends PartFactsData {
  /** Positions in the list of price bands; `noBand` without a price. */
  readonly bands: Uint8Array;
  /** The least stock with which a part can be bought; `notSold` if it cannot be bought at all. */
  readonly needed: Uint32Array;
  readonly attributes: readonly Attribute[];
  attribute(name: string): Attribute | undefined;
  /** The position of an attribute's value; -1 when no part has it. */
  valueAt(name: string, value: string): number;
  /** The value at a position, without the attribute's name. */
  text(place: number): string;
  attributesOf(ordinal: number): { readonly name: string; readonly value: string }[];
}

export const createPartFacts = (data: PartFactsData): PartFacts => {
  const attributes: Attribute[] = [];
  const places = new Map<string, number>();
  for (const [place, entry] of data.values.entries()) {
    places.set(entry, place);
    const name = entry.slice(0, entry.indexOf('\t'));
    const last = attributes.at(-1);
    if (last?.name === name) attributes[attributes.length - 1] = { ...last, to: place + 1 };
    else attributes.push({ name, from: place, to: place + 1 });
  }
  const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const text = (place: number) => {
    const entry = data.values[place] ?? '';
    return entry.slice(entry.indexOf('\t') + 1);
  };
  return {
    ...data,
    bands: Uint8Array.from(data.prices, bandOf),
    needed: data.minimums.map((least, part) => (data.displayOnly[part] === 1 ? notSold : Math.max(1, least))),
    attributes,
    attribute: (name) => byName.get(name),
    valueAt: (name, value) => places.get(`${name}\t${value}`) ?? -1,
    text,
    attributesOf: (ordinal) =>
      Array.from(data.entries.subarray(data.starts[ordinal], data.starts[ordinal + 1]), (place) => ({
        name: data.values[place]?.split('\t', 1)[0] ?? '',
        value: text(place),
      })),
  };
};
