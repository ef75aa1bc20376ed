import { passesLuhn } from '@southline/kernel/card-number';
import { readProse, readTyped } from '@southline/kernel/typed-text';

/** The values of the card form, as typed. They exist during a check or a post only and are never stored in state. */
export type CardFields = { name: string; number: string; month: string; year: string; cvn: string };
export type CardProblem = 'name' | 'number' | 'month' | 'year' | 'expired' | 'cvn';

const digits = (typed: string) => readTyped(typed).replace(/[\s-]/g, '');

/** Accepts two or four digits: 30 and 2030 are the same year. Returns 0 for anything else. */
const fullYear = (typed: string): number => {
  const [, short] = /^(?:20)?(\d{2})$/.exec(digits(typed)) ?? [];
  return short === undefined ? 0 : 2000 + Number(short);
};

/** A year of four digits, as browsers fill it in, becomes the two that a card shows. Anything else stays. */
export const shortYear = (typed: string): string => (fullYear(typed) ? digits(typed).slice(-2) : typed);

/** `now` is the time for the expiry check: a card is valid until the end of its month. */
export const cardProblems = (card: CardFields, now: Date): CardProblem[] => {
  const problems: CardProblem[] = [];
  const number = digits(card.number);
  const month = /^\d{1,2}$/.test(digits(card.month)) ? Number(digits(card.month)) : 0;
  const year = fullYear(card.year);
  if (!card.name.trim()) problems.push('name');
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) problems.push('number');
  if (month < 1 || month > 12) problems.push('month');
  if (year === 0) problems.push('year');
  else if (month >= 1 && month <= 12 && new Date(year, month, 1) <= now) problems.push('expired');
  if (!/^\d{3}$/.test(digits(card.cvn))) problems.push('cvn');
  return problems;
};

/** The provider's form, field by field (eWAY transparent redirect). */
export const cardForm = (card: CardFields, accessCode: string): URLSearchParams =>
  new URLSearchParams({
    EWAY_ACCESSCODE: accessCode,
    EWAY_PAYMENTTYPE: 'creditcard',
    EWAY_CARDNAME: readProse(card.name),
    EWAY_CARDNUMBER: digits(card.number),
    EWAY_CARDEXPIRYMONTH: digits(card.month).padStart(2, '0'),
    EWAY_CARDEXPIRYYEAR: digits(card.year).slice(-2),
    EWAY_CARDCVN: digits(card.cvn),
  });

/** The positions of the spaces: after every four digits, for American Express after 4 and 10. */
const spacesOf = (number: string): readonly number[] => (/^3[47]/.test(number) ? [4, 10] : [4, 8, 12, 16]);

const digitsOf = (typed: string) => readTyped(typed).replace(/\D/g, '');

/** The card number grouped as on a card, and the new caret position. `caret`: its position in the typed text. */
export const grouped = (typed: string, caret: number, erased?: 'before' | 'after') => {
  const number = digitsOf(typed).slice(0, 19);
  const before = Math.min(digitsOf(typed.slice(0, caret)).length, number.length);
  const spaces = spacesOf(number).filter((after) => after < number.length);
  const value = [...number].map((digit, at) => (spaces.includes(at) ? ` ${digit}` : digit)).join('');
  // If only a space was erased, the caret jumps over it, so that the next key press erases the digit.
  const passed = spaces.filter((after) => (erased === 'after' ? after <= before : after < before));
  return { value, caret: before + passed.length };
};
