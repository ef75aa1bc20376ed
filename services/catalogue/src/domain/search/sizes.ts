/** A number or size in a query. A part must have one of its attribute values. */
export interface Size {
  /** The words as typed. */
  readonly text: string;
  /** Names of the attributes. */
  readonly names: readonly string[];
  /** The value as written in the parts' data. */
  readonly value: string;
  /** Positions in the list of all attribute values. */
  readonly places: ReadonlySet<number>;
}

export interface Sizes {
  /** The sizes that a text contains. */
  read(text: string): readonly Size[];
}

/** Attributes without a unit that buyers name by a word after the number. */
const counted: Readonly<Record<string, string>> = { Teeth: 'teeth', Ribs: 'ribs' };

const roman: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };

const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(ii|iii|iv|vi)\b/g, (number) => roman[number] ?? number)
    .replace(/[^a-z0-9.+]+/g, '');

/** All spellings of a value: "HB3 (9005)" is "HB3" and "9005", "Dexron III(H)" is "Dexron III". */
const spellings = (name: string, value: string): string[] => {
  const unit = counted[name];
  if (unit && /^[\d.]+$/.test(value)) return [`${value}${unit}`];
  const [, thread] = /^M(\d+)x/.exec(value) ?? [];
  if (thread) return [value, `${thread}mm`];
  const [amount = ''] = /^[\d.]+/.exec(value) ?? [];
  const byName = amount === '' ? [] : [`${name.split(' ', 1)[0]} ${amount}`];
  const apart = value.split(/\s*[()/]\s*/).filter((part) => /\d|\b[IV]{2,3}\b/.test(part) && part.length > 1);
  return [value, ...byName, value.replace(/\(.*?\)/g, ''), ...(/[()]/.test(value) || / \/ /.test(value) ? apart : [])];
};

/** "55 Ah", "24\"", "100 amp hours", "600毫米", but not the "5W" of "5W-30" or "P21/5W". */
const numberWithUnit =
  /(?<![\p{L}\d.]|\d\/)(\d+(?:\.\d+)?)\s*(?:([a-z"]+(?:\s+hours?)?)(?![\p{Script=Latin}\d-])|(\p{Script=Han}{1,2}))/giu;
const atLeast = /(?:at least|minimum|min|over|more than|至少)\s*$/i;

/** Longest spelling of a value, in words: "Dexron III H". */
const longest = 3;

/** Values such as "AGM" and "EFB" exclude other batteries. */
const isAcronym = (name: string, value: string): boolean => name === 'Technology' && /^[A-Z]{3}$/.test(value);
/** Values such as "Matic S": as separate words, the single letter would match too much. */
const isLettered = (value: string): boolean => /^[A-Z][a-z]+ [A-Z]$/.test(value);
/** Other values without a digit are words ("ceramic"), which the word index finds. */
const isSize = (value: string): boolean => /\d|\b[IV]{2,3}\b/.test(value) && value.length <= 24;

/** `units` are the units by the words that buyers write. */
export const createSizes = (values: readonly string[], units: ReadonlyMap<string, string>): Sizes => {
  const byKey = new Map<string, Set<number>>();
  const acronyms = new Set<string>();
  const withUnit = new Map<string, { readonly place: number; readonly amount: number }[]>();
  const nameAt = (place: number) => values[place]?.split('\t', 1)[0] ?? '';
  const textAt = (place: number) => values[place]?.slice(nameAt(place).length + 1) ?? '';
  for (const [place, entry] of values.entries()) {
    const [name = '', value = ''] = entry.split('\t');
    if (isAcronym(name, value) || isLettered(value)) acronyms.add(keyOf(value));
    else if (!isSize(value) && !counted[name]) continue;
    for (const spelling of spellings(name, value)) {
      const key = keyOf(spelling);
      // A short number alone is no size; a number of four digits can be a type of bulb.
      if (key.length < 2 || (/^[\d.]+$/.test(key) && key.length < 4)) continue;
      const places = byKey.get(key);
      if (places) places.add(place);
      else byKey.set(key, new Set([place]));
    }
    const [, amount, unit] = /^(\d+(?:\.\d+)?) (\S+)$/.exec(value) ?? [];
    if (amount === undefined || unit === undefined) continue;
    const key = unit.toLowerCase();
    const known = withUnit.get(key);
    if (known) known.push({ place, amount: Number(amount) });
    else withUnit.set(key, [{ place, amount: Number(amount) }]);
  }
  const sizeOf = (text: string, places: ReadonlySet<number>): Size => {
    const [first = 0] = places;
    return { text, places, value: textAt(first), names: [...new Set([...places].map(nameAt))] };
  };
  return {
    read(text) {
      const found: Size[] = [];
      const used: string[] = [];
      for (const match of text.matchAll(numberWithUnit)) {
        const [whole, amount = '', latin = '', signs = ''] = match;
        const word = [latin.toLowerCase(), signs, signs.slice(0, 1)].find((one) => units.has(one));
        const unit = units.get(word ?? '');
        if (word === undefined || unit === undefined) continue;
        const [least] = atLeast.exec(text.slice(0, match.index)) ?? [];
        const typed = (least ?? '') + whole.slice(0, whole.length - (signs.length - (latin === '' ? word.length : 0)));
        const places = least
          ? new Set((withUnit.get(unit) ?? []).filter((one) => one.amount >= Number(amount)).map(({ place }) => place))
          : byKey.get(`${amount}${unit}`);
        if (!places || places.size === 0) continue;
        found.push(sizeOf(typed, places));
        used.push(typed);
      }
      const rest = used
        .reduce((left, one) => left.replace(one, ' \n '), text)
        .split(/[^\S\n]+/)
        .filter(Boolean);
      for (let at = 0; at < rest.length; ) {
        let length = Math.min(longest, rest.length - at);
        for (; length > 0; length -= 1) {
          const words = rest.slice(at, at + length);
          if (words.includes('\n')) continue;
          const key = keyOf(words.join(' '));
          const places = /\d/.test(key) || acronyms.has(key) ? byKey.get(key) : undefined;
          if (!places) continue;
          found.push(sizeOf(words.join(' '), places));
          break;
        }
        at += Math.max(1, length);
      }
      return found;
    },
  };
};
