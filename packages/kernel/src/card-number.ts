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
/** Card numbers are written in groups of up to six, or with one longer part; two longer numbers side by side are two numbers. */
const longGroup = 7;

/** Digits as keyboards write them, full-width ones too, in groups with a few blanks or dashes between. */
const digit = '[0-9\uFF10-\uFF19]';
const runs = new RegExp(`${digit}+(?:[\\s\\p{Pd}\u2212]{1,3}${digit}+)*`, 'gu');
const groups = new RegExp(`${digit}+`, 'gu');

const plain = (digits: string): string => (/^\d+$/.test(digits) ? digits : digits.normalize('NFKC'));

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
  readonly digits: string;
}

/**
 * How many groups from this one on are a card number; 0: they are none. A number that goes on with its expiry is found too.
 * Luhn (ISO/IEC 7812), one pass for all lengths: which digits are doubled depends on whether the length is even.
 */
const cardFrom = (list: readonly Group[], from: number): number => {
  if (!mayBegin.test(list[from]?.digits ?? '')) return 0;
  const sums: [even: number, odd: number] = [0, 0];
  let digits = '';
  let long = 0;
  let found = 0;
  for (let count = 1; from + count <= list.length && digits.length < longest; count += 1) {
    const group = list[from + count - 1]?.digits ?? '';
    if (group.length > longest) break;
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
    if (sum % 10 === 0 && fitsBrand(digits, length)) found = count;
  }
  return found;
};

/** Begins and ends of the card numbers in a text. */
const cardNumbers = (text: string): (readonly [begin: number, end: number])[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const list = [...run.matchAll(groups)].map((match) => ({ at: index + match.index, digits: plain(match[0]) }));
    const found: [number, number][] = [];
    for (let from = 0; from < list.length; from += 1) {
      const count = cardFrom(list, from);
      const [first, last] = [list[from], list[from + count - 1]];
      if (count === 0 || !first || !last) continue;
      found.push([first.at, last.at + last.digits.length]);
      from += count - 1;
    }
    return found;
  });

/** Whether a text holds what looks like the number of a payment card. */
export const holdsCardNumber = (text: string): boolean => cardNumbers(text).length > 0;

const shownDigits = 4;

const masked = (number: string): string => {
  let hidden = plain(number).replace(/\D/g, '').length - shownDigits;
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
