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
