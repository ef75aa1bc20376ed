import { cleanse } from '@southline/kernel/part-number';
import type { VehicleInWords } from '../vehicles/vehicle-words.ts';
import type { EverydayLanguage, Outside } from './everyday-language.ts';
import { maxQuery } from './expression.ts';
import type { Size, Sizes } from './sizes.ts';
import type { Wish } from './wishes.ts';

/** The meaning of a query. Each part of it keeps its original words, so that a buyer can remove it. */
export interface Understood {
  /** The query in the catalogue's words. */
  readonly text: string;
  /** Whether the whole query is in quotes, so that its words are taken literally. */
  readonly isLiteral: boolean;
  /** Cleansed numbers that parts have. */
  readonly numbers: readonly string[];
  /** A vehicle with its model. A make alone is treated as a word. */
  readonly vehicle: VehicleInWords | undefined;
  /** A make without a model. Parts must match it; empty: none. */
  readonly make: string;
  readonly wishes: readonly Wish[];
  readonly sizes: readonly Size[];
  readonly outside: Outside | undefined;
  /** The remaining words, which are matched. */
  readonly rest: string;
}

/** The remaining words without the sizes. Sizes filter parts by their attributes. */
export const withoutSizes = (rest: string, sizes: readonly Size[]): string =>
  sizes.reduce((left, { text }) => left.replace(text, ' '), rest);

/** The dependencies for reading a query. */
export interface Knowledge {
  readonly language: EverydayLanguage;
  readonly sizes: Sizes;
  vehicleIn(text: string): VehicleInWords | undefined;
  /** Whether a part has exactly this number. */
  isNumber(number: string): boolean;
}

const quoted = /^\s*["“”](.+)["“”]\s*$/u;
/** Shorter numbers may be ordinary words. */
const shortest = 5;
const looksLikeNumber = (number: string): boolean =>
  number.length >= shortest && /\d/.test(number) && (/[A-Z]/.test(number) || number.length > shortest);

/** The most pieces that a number may be written in: "BT 48 D26 LM". */
const mostPieces = 4;

const numbersIn = (text: string, isNumber: Knowledge['isNumber']): string[] => {
  const pieces = text.split(/[\s,;]+/).map(cleanse);
  const numbers: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let length = Math.min(mostPieces, pieces.length - at);
    const number = () => pieces.slice(at, at + length).join('');
    while (length > 0 && !(looksLikeNumber(number()) && isNumber(number()))) length -= 1;
    if (length > 0) numbers.push(number());
    at += Math.max(1, length);
  }
  return numbers;
};

/** Reads a query. A vehicle that it names replaces the chosen one. */
export const readQuery = (typed: string, { language, sizes, vehicleIn, isNumber }: Knowledge): Understood => {
  const [, inner] = quoted.exec(typed) ?? [];
  const query = (inner ?? typed).slice(0, maxQuery);
  const text = language.inEnglish(query);
  const none = {
    text,
    numbers: [],
    vehicle: undefined,
    make: '',
    wishes: [],
    sizes: [],
    outside: undefined,
    rest: text,
  };
  if (inner !== undefined) return { ...none, isLiteral: true };
  const wished = language.wished(query);
  const wanted = language.inEnglish(wished.rest);
  const isAll = language.contentWords(wanted).every(language.isFiller);
  const named = vehicleIn(isAll ? text : wanted);
  const vehicle = named && named.model !== '' ? named : undefined;
  const rest = vehicle ? vehicle.rest : isAll ? text : wanted;
  return {
    text,
    vehicle,
    make: named && !vehicle ? named.make : '',
    rest,
    isLiteral: false,
    numbers: numbersIn(text, isNumber),
    wishes: isAll ? [] : wished.wishes,
    sizes: sizes.read(rest),
    outside: language.outside(rest, query),
  };
};
