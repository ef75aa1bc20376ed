/** Beginnings and lengths of the numbers of card brands. */
const brands: readonly (readonly [start: RegExp, shortest: number, longest: number])[] = [
  // Visa.
  [/^4/, 13, 19],
  // Mastercard.
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 16, 16],
  // American Express.
  [/^3[47]/, 15, 15],
  // Diners Club.
  [/^(30[0-5]|3095|36|38|39)/, 14, 19],
  // Discover.
  [/^(6011|64[4-9]|65)/, 16, 19],
  // JCB.
  [/^35(2[89]|[3-8])/, 16, 19],
  // UnionPay.
  [/^(62|81)/, 16, 19],
  // Maestro.
  [/^(5018|5020|5038|5893|6304|6759|676[1-3])/, 13, 19],
];
/** No brand's number begins with another digit. */
const mayBegin = /^[234568]/;
const shortest = 13;
const longest = 19;
/** Card numbers are written in groups of up to six digits, or with one longer part; two longer groups are two numbers. */
const longGroup = 7;

/** Digits as keyboards produce them, including full-width ones. */
const digit = '[0-9\uFF10-\uFF19]';
/** Signs without a width (zero-width spaces, soft hyphens, joiners) and marks on a digit. They split no group. */
const unseen = '[\\p{Cf}\\p{M}\u115F\u1160\u3164\uFFA0]';
/** A blank, punctuation mark or symbol. To `\s` U+FEFF is a blank; it has no width. */
const mark = '(?:[\\p{P}\\p{S}]|(?!\uFEFF)\\s)';
const group = `${digit}(?:${unseen}*${digit})*`;
const runs = new RegExp(`${group}(?:${unseen}*(?:${mark}${unseen}*){1,3}${group})*`, 'gu');
const groups = new RegExp(group, 'gu');
const allUnseen = new RegExp(unseen, 'gu');

const plain = (text: string): string =>
  /^\d+$/.test(text) ? text : text.replace(/[^0-9\uFF10-\uFF19]/g, '').normalize('NFKC');

/** Blanks and dashes may change within a number. */
const isPlain = (separator: string): boolean => /^[\s\p{Pd}\u2212]*$/u.test(separator);
const withoutBlanks = (separator: string): string => separator.replace(/\s/g, '');

/** Group lengths of card brands, and numbers written digit by digit. */
const cardShape = /^(4-4-4-4|4-6-5|4-6-4|1(-1)+)$/;

/**
 * Whether the separators belong to one number: blanks and dashes, or one other character throughout (4444.3333.2222.1111).
 * Two groups around another character are two numbers or a decimal. With different characters, the groups must have the shape
 * of a card number, without blanks (as in lists), and without two equal halves (as in two phone numbers).
 */
const belongTogether = (separators: readonly string[], shape: string): boolean => {
  if (separators.every(isPlain)) return true;
  const [first = '', second, third] = separators;
  if (separators.every((separator) => withoutBlanks(separator) === withoutBlanks(first))) return separators.length > 1;
  const halves = separators.length === 3 && first === third && first !== second;
  return !separators.some((separator) => /\s/.test(separator)) && cardShape.test(shape) && !halves;
};

const fitsBrand = (digits: string, length: number): boolean =>
  brands.some(([start, least, most]) => length >= least && length <= most && start.test(digits));

/** The check digit of a card number, ISO/IEC 7812: catches a mistyped digit before the bank does. */
export const passesLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, sign, index) => {
    const value = index % 2 === 1 ? Number(sign) * 2 : Number(sign);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

interface Group {
  readonly at: number;
  readonly written: string;
  readonly digits: string;
  /** Visible characters between this group and the previous one. */
  readonly separator: string;
}

const groupsOf = (run: string, at: number): readonly Group[] => {
  let end = 0;
  return [...run.matchAll(groups)].map(({ 0: written, index }) => {
    const separator = run.slice(end, index).replace(allUnseen, '');
    end = index + written.length;
    return { at: at + index, written, digits: plain(written), separator };
  });
};

/** Phone numbers as Australians write them: 0412 345 678 and 03 9555 0123. */
const phoneShapes = [
  [4, 3, 3],
  [2, 4, 4],
] as const;

const phoneFrom = (list: readonly Group[], from: number): number => {
  if (!list[from]?.digits.startsWith('0')) return 0;
  const shape = phoneShapes.find((lengths) => lengths.every((length, at) => list[from + at]?.digits.length === length));
  return shape?.length ?? 0;
};

/** The groups before, between and after phone numbers: a card number never spans one. */
const betweenPhones = (list: readonly Group[]): Group[][] => {
  let part: Group[] = [];
  const parts = [part];
  for (let from = 0; from < list.length; from += 1) {
    const phone = phoneFrom(list, from);
    const group = list[from];
    if (phone === 0 && group) part.push(group);
    if (phone === 0) continue;
    part = [];
    parts.push(part);
    from += phone - 1;
  }
  return parts;
};

/**
 * How many groups from this one on form a card number; 0 if none. Also finds a number followed by its expiry. Luhn (ISO/IEC
 * 7812), one pass for all lengths: the doubled digits depend on whether the length is even.
 */
const cardFrom = (list: readonly Group[], from: number): number => {
  if (!mayBegin.test(list[from]?.digits ?? '')) return 0;
  const sums: [even: number, odd: number] = [0, 0];
  let digits = '';
  let long = 0;
  let found = 0;
  const separators: string[] = [];
  let shape = '';
  for (let count = 1; from + count <= list.length && digits.length < longest; count += 1) {
    const group = list[from + count - 1]?.digits ?? '';
    if (group.length > longest) break;
    if (count > 1) separators.push(list[from + count - 1]?.separator ?? '');
    shape += count > 1 ? `-${group.length}` : group.length;
    for (const sign of group) {
      const value = Number(sign);
      const doubled = value > 4 ? 2 * value - 9 : 2 * value;
      const isEven = digits.length % 2 === 0;
      sums[0] += isEven ? doubled : value;
      sums[1] += isEven ? value : doubled;
      digits += sign;
    }
    if (group.length >= longGroup) long += 1;
    const { length } = digits;
    if (long > 1 || length < shortest || length > longest) continue;
    const sum = length % 2 === 0 ? sums[0] : sums[1];
    if (sum % 10 === 0 && fitsBrand(digits, length) && belongTogether(separators, shape)) found = count;
  }
  return found;
};

/** Begins and ends of the card numbers in a text. */
const cardNumbers = (text: string): (readonly [begin: number, end: number])[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    betweenPhones(groupsOf(run, index)).flatMap((list) => {
      const found: [number, number][] = [];
      for (let from = 0; from < list.length; from += 1) {
        const count = cardFrom(list, from);
        const [first, last] = [list[from], list[from + count - 1]];
        if (count === 0 || !first || !last) continue;
        found.push([first.at, last.at + last.written.length]);
        from += count - 1;
      }
      return found;
    }),
  );

/** Whether a text contains a possible payment card number. */
export const holdsCardNumber = (text: string): boolean => cardNumbers(text).length > 0;

const shownDigits = 4;

const masked = (number: string): string => {
  let hidden = plain(number).length - shownDigits;
  return number.replace(new RegExp(digit, 'g'), (sign) => {
    hidden -= 1;
    return hidden >= 0 ? '*' : sign;
  });
};

/** The text with asterisks for all but the last four digits of every card number; of the same length. */
export const maskCardNumbers = (text: string): string => {
  let shown = '';
  let at = 0;
  for (const [begin, end] of cardNumbers(text)) {
    shown += text.slice(at, begin) + masked(text.slice(begin, end));
    at = end;
  }
  return shown + text.slice(at);
};
