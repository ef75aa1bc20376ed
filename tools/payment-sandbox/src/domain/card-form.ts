import { passesLuhn } from '@southline/kernel/card-number';

/** The fields that the buyer's browser posts. They exist for one request only: never stored, never logged. */
export interface CardForm {
  readonly name: string;
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly cvn: string;
}

export const readCardForm = (fields: URLSearchParams): CardForm => {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  return {
    name: text('EWAY_CARDNAME'),
    number: text('EWAY_CARDNUMBER').replace(/[ -]/g, ''), // people type the groups as printed on the card
    expiryMonth: text('EWAY_CARDEXPIRYMONTH'),
    expiryYear: text('EWAY_CARDEXPIRYYEAR'),
    cvn: text('EWAY_CARDCVN'),
  };
};

const isAmex = (number: string) => /^3[47]/.test(number);

const numberErrors = ({ number }: CardForm) => {
  if (number === '') return ['V6022'];
  return /^\d{12,19}$/.test(number) && passesLuhn(number) ? [] : ['V6110'];
};

const cvnErrors = ({ number, cvn }: CardForm) => {
  if (cvn === '') return ['V6023'];
  return new RegExp(`^\\d{${isAmex(number) ? 4 : 3}}$`).test(cvn) ? [] : ['V6106'];
};

/** A card is valid until the last day of its month; the month is compared in UTC. */
const expiryErrors = ({ expiryMonth, expiryYear }: CardForm, now: Date) => {
  const malformed = [
    ...(/^(0?[1-9]|1[0-2])$/.test(expiryMonth) ? [] : ['V6101']),
    ...(/^(20)?\d{2}$/.test(expiryYear) ? [] : ['V6102']),
  ];
  if (malformed.length > 0) return malformed;
  const firstDayAfter = Date.UTC(2000 + (Number(expiryYear) % 100), Number(expiryMonth), 1);
  return firstDayAfter > now.getTime() ? [] : ['V6033'];
};

/** The provider's error codes for the card, in the order of the form; empty if the card is valid. */
export const cardFormErrors = (card: CardForm, now: Date): string[] => [
  ...(card.name === '' ? ['V6021'] : []),
  ...numberErrors(card),
  ...expiryErrors(card, now),
  ...cvnErrors(card),
];
