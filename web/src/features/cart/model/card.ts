import { passesLuhn } from '@southline/kernel/card-number';

/** What the card form holds, as typed. Lives for the length of a check or a post, never in state. */
export type CardFields = { name: string; number: string; month: string; year: string; cvn: string };
export type CardProblem = 'name' | 'number' | 'month' | 'year' | 'expired' | 'cvn';

const digits = (typed: string) => typed.replace(/[\s-]/g, '');

/** As it stands on the card or written out: 30 and 2030 are the same; 0 for anything else. */
const fullYear = (typed: string): number => {
  const [, short] = /^(?:20)?(\d{2})$/.exec(typed.trim()) ?? [];
  return short === undefined ? 0 : 2000 + Number(short);
};

/** `now` decides what has expired: a card is good until the end of its month. */
export const cardProblems = (card: CardFields, now: Date): CardProblem[] => {
  const problems: CardProblem[] = [];
  const number = digits(card.number);
  const month = /^\d{1,2}$/.test(card.month.trim()) ? Number(card.month) : 0;
  const year = fullYear(card.year);
  if (!card.name.trim()) problems.push('name');
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) problems.push('number');
  if (month < 1 || month > 12) problems.push('month');
  if (year === 0) problems.push('year');
  else if (month >= 1 && month <= 12 && new Date(year, month, 1) <= now) problems.push('expired');
  if (!/^\d{3}$/.test(card.cvn.trim())) problems.push('cvn');
  return problems;
};

/** The provider's form, field by field (eWAY transparent redirect). */
export const cardForm = (card: CardFields, accessCode: string): URLSearchParams =>
  new URLSearchParams({
    EWAY_ACCESSCODE: accessCode,
    EWAY_PAYMENTTYPE: 'creditcard',
    EWAY_CARDNAME: card.name.trim(),
    EWAY_CARDNUMBER: digits(card.number),
    EWAY_CARDEXPIRYMONTH: card.month.trim().padStart(2, '0'),
    EWAY_CARDEXPIRYYEAR: card.year.trim().slice(-2),
    EWAY_CARDCVN: card.cvn.trim(),
  });

/** After how many digits a space stands: four by four as on most cards, American Express after 4 and 10. */
const spacesOf = (number: string): readonly number[] => (/^3[47]/.test(number) ? [4, 10] : [4, 8, 12, 16]);

/** A card number as it stands on a card, and where the caret goes; `caret`: where it stands in what was typed. */
export const grouped = (typed: string, caret: number, erased?: 'before' | 'after') => {
  const number = typed.replace(/\D/g, '').slice(0, 19);
  const before = Math.min(typed.slice(0, caret).replace(/\D/g, '').length, number.length);
  const spaces = spacesOf(number).filter((after) => after < number.length);
  const value = [...number].map((digit, at) => (spaces.includes(at) ? ` ${digit}` : digit)).join('');
  // What was erased may be the space alone: the caret goes over it, so that the next stroke takes the digit.
  const passed = spaces.filter((after) => (erased === 'after' ? after <= before : after < before));
  return { value, caret: before + passed.length };
};
