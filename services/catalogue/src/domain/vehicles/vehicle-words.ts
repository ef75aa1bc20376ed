import { speller } from '@southline/search/speller';
import type { Names } from '../search/synonyms.ts';
import type { Series } from './vin.ts';

/** A vehicle as a text names it; fields that the text does not name are empty. */
export interface VehicleInWords {
  readonly make: string;
  /** Empty: any. */
  readonly model: string;
  /** 0: any. */
  readonly year: number;
  /** The remaining words, as typed, which do not describe the vehicle. */
  readonly rest: string;
}

interface Model {
  readonly make: string;
  readonly model: string;
  readonly years: ReadonlySet<number>;
}

export interface VehicleNames {
  /** `isCommon` tests for words that describe parts. As a model, such a word ("Spark") counts only next to its make. */
  read(text: string, isCommon: (word: string) => boolean): VehicleInWords | undefined;
}

/** "Hi-Lux", "HiLux" and "hi lux" are one name. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const longestName = 3;
/** Shorter words are similar to too many others to allow a mistake. */
const mistypedFrom = 5;
const year = /^['’]?(19[5-9]\d|20[0-4]\d)$/;
const shortYear = /^['’](\d\d)$/;

const yearOf = (word: string, newest: number): number => {
  const [, long] = year.exec(word) ?? [];
  const [, short] = shortYear.exec(word) ?? [];
  if (long) return Number(long);
  if (!short) return 0;
  return Number(short) + (Number(short) <= newest % 100 ? 2_000 : 1_900);
};

/** Short names are not used on their own: "3" and "fit" are models too. */
const isDistinctive = (key: string): boolean => key.length >= 3 && /\p{L}/u.test(key);

/** Recognises vehicles in texts, in any spelling, with synonyms ("commo") and one mistake in long words. */
export const vehicleNames = (all: readonly Series[], { otherNames }: Pick<Names, 'otherNames'>): VehicleNames => {
  const models = new Map<string, Model[]>();
  const makes = new Map<string, string>();
  for (const [, series] of Map.groupBy(all, ({ make, model }) => JSON.stringify([make, model]))) {
    const [{ make, model } = { make: '', model: '' }] = series;
    const years = new Set(series.flatMap((one) => one.years));
    makes.set(keyOf(make), make);
    const alike = models.get(keyOf(model));
    if (alike) alike.push({ make, model, years });
    else models.set(keyOf(model), [{ make, model, years }]);
  }
  const newest = Math.max(0, ...all.flatMap(({ years }) => years));
  const near = speller([...models.keys(), ...makes.keys()]);

  /** The key of a name: the name itself, a synonym, or the only name that differs by one typing mistake. */
  const known = (key: string, isCommon: (word: string) => boolean): string => {
    if (models.has(key) || makes.has(key)) return key;
    const others = otherNames([key]).map((words) => words.join(''));
    const other = others.find((name) => models.has(name) || makes.has(name));
    if (other) return other;
    if (key.length < mistypedFrom || [key, ...others].some(isCommon)) return key;
    const [one, ...more] = near(key).words;
    return one && more.length === 0 ? one : key;
  };

  return {
    read(text, isCommon) {
      const words = text.trim().split(/\s+/);
      const used = new Set<number>();
      let [make, found, at]: [string, readonly Model[], number] = ['', [], 0];
      /** Looks for a name, the longest spelling first, among words that are not used yet. */
      const look = (isName: (key: string, from: number, end: number) => boolean) => {
        for (let length = Math.min(longestName, words.length); length > 0; length -= 1)
          for (let from = 0; from + length <= words.length; from += 1) {
            const places = Array.from({ length }, (_, place) => from + place);
            if (places.some((place) => used.has(place))) continue;
            const key = keyOf(words.slice(from, from + length).join(''));
            if (key === '' || !isName(length === 1 ? known(key, isCommon) : key, from, from + length)) continue;
            for (const place of places) used.add(place);
            return;
          }
      };
      look((key, _from, end) => {
        make = makes.get(key) ?? '';
        at = end;
        return make !== '';
      });
      look((key, from) => {
        const alike = (models.get(key) ?? []).filter((model) => make === '' || model.make === make);
        const besideMake = make !== '' && from === at;
        if (alike.length === 0 || (!besideMake && (!isDistinctive(key) || isCommon(key)))) return false;
        found = alike;
        return true;
      });
      if (make === '' && found.length === 0) return undefined;
      const place = words.findIndex((word, index) => !used.has(index) && yearOf(word, newest) > 0);
      const built = place === -1 ? 0 : yearOf(words[place] ?? '', newest);
      if (place !== -1) used.add(place);
      const [model] = found.filter(({ years }) => built === 0 || years.has(built)).concat(found);
      return {
        make: model?.make ?? make,
        model: model?.model ?? '',
        year: built,
        rest: words.filter((_, index) => !used.has(index)).join(' '),
      };
    },
  };
};
