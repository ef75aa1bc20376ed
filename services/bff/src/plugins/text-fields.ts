import { readPhone } from '@southline/kernel/phone';
import { foreignSign, readProse, readTyped, withLatinLetters } from '@southline/kernel/typed-text';
import type { Reading } from '@southline/rest/fields';

/** Printable ASCII without blanks at its ends. All readings but `digits` and `phone` leave such a text as it is. */
const plain = /^(?:[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)?$/;

const unlessPlain = (read: (text: string) => string) => (text: string) => (plain.test(text) ? text : read(text));
const asSent = (text: string) => text;

const readings: Readonly<Record<Reading, (text: string) => string>> = {
  typed: unlessPlain(readTyped),
  prose: unlessPlain(readProse),
  code: unlessPlain((text) => withLatinLetters(readTyped(text))),
  digits: (text) => readTyped(text).replace(/[\s-]/g, ''),
  // A number that cannot be read stays as it was typed, so that the field's own rule names it.
  phone: (text) => readPhone(text) ?? readTyped(text),
  // The services read addresses, passwords and what we issued.
  email: asSent,
  secret: asSent,
  issued: asSent,
  ignored: asSent,
};

/** The place of a value in its object or list. */
interface Place {
  readonly parentData: Record<string | number, unknown>;
  readonly parentDataProperty: string | number;
}

interface Validate {
  (reading: Reading, text: string, schema?: unknown, place?: Place): boolean;
  errors?: { keyword: string; message: string; params: object }[];
}

const validate: Validate = (reading, text, _schema, place) => {
  const read = readings[reading](text);
  if (place && read !== text) place.parentData[place.parentDataProperty] = read;
  const sign = reading === 'code' && read !== '' ? foreignSign(read) : undefined;
  if (sign === undefined) return true;
  validate.errors = [
    { keyword: 'x-reading', message: `has the sign “${sign}”, which is no letter A–Z or digit 0–9`, params: { sign } },
  ];
  return false;
};

/**
 * The keyword `x-reading` of the contract's text fields. It replaces the text by what a person meant, before the field's length
 * and pattern are checked, so that validation and handlers see the same text.
 */
export const textFieldKeyword = {
  keyword: 'x-reading',
  type: 'string',
  schemaType: 'string',
  modifying: true,
  before: 'maxLength',
  errors: true,
  validate,
} as const;
