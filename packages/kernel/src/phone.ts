import { readTyped } from './typed-text.ts';

/** Most digits of a phone number: a national one, or an Australian one with its country code. */
export const longestPhone = 11;

const phone = new RegExp(`^\\d{1,${longestPhone}}$`);

/** Whether a number that was read has digits only and not too many. */
export const isPhone = (text: string): boolean => phone.test(text);

const label = /^(?:tel(?:ephone)?|phone|ph|p|mobile|mob|m|cell|t|w)\s*[.:]*\s*(?=[+(\d])/i;
const extension = /[\s,;]*(?:extension|extn|ext|x|#)[\s.:]*\d{1,6}$/i;
const separators = /[\s().-]/g;

/** The prefixes of calls abroad: "+", "00", and "0011" from Australia. Some people write "061" for "+61". */
const abroad = /^(?:\+|0011|00)(?=[1-9])|^0(?=61[2-478]\d{8}$)/;
/** "9555 0142-3": the numbers that end in 2 and 3. Without the hyphen it would be another number. */
const severalLines = /\d{3} ?- ?\d$/;
/** Australian numbers without an area: 13, 1300 and 1800 numbers. They are dialled without the country code. */
const withoutArea = /^1(?:3(?!00)\d{4}|[38]00\d{6}|80[1-9]\d{4})$/;

/** A number behind the country code, without the trunk zero that only callers within the country dial. */
const withCode = (code: string, rest: string): string => {
  const area = rest.replace(/^0/, '');
  if (code === '61' && withoutArea.test(area)) return area;
  const whole = code + area;
  // New Zealand's longest mobile numbers fit only as callers within the country dial them.
  return code === '64' && whole.length > longestPhone ? `0${area}` : whole;
};

/** Digits with an international prefix, or with a country code of ours and a trunk zero, as one number. */
const understood = (digits: string): string => {
  const bare = digits.replace(abroad, '');
  const isAbroad = bare !== digits;
  const [, code = '', rest = ''] = /^(6[14])(\d+)$/.exec(bare) ?? [];
  const hasTrunkZero = rest.startsWith('0') && rest.length >= 9;
  if (code !== '' && (isAbroad || hasTrunkZero || bare.length > longestPhone)) return withCode(code, rest);
  return bare;
};

/**
 * The number that a person typed, in digits: without label, separators, international prefix, trunk zero behind a country code
 * and extension. Undefined for what is no single number of at most 11 digits, such as two numbers or a longer foreign one.
 */
export const readPhone = (text: string): string | undefined => {
  const typed = readTyped(text).replace(/^'/, '').replace(label, '');
  if (typed === '') return '';
  const digits = typed.replace(extension, '').replace(separators, '');
  const number = /^\+?\d+$/.test(digits) && !severalLines.test(typed) ? understood(digits) : '';
  return isPhone(number) ? number : undefined;
};

/**
 * The text of a phone field while a person types or pastes: digits, cut to 11. A text that needs its other signs to be
 * understood, such as an extension, a foreign country code or two numbers, stays whole, so that it can be read or refused.
 */
export const phoneInput = (typed: string): string => {
  const text = readTyped(typed);
  const bare = text.replace(separators, '');
  if (severalLines.test(text) && bare.length === longestPhone) return text;
  if (/^(?:\+|00)\d*$/.test(bare)) {
    const number = understood(bare);
    return withoutArea.test(number) || (/^(?:6[14]|0)/.test(number) && number.length === longestPhone) ? number : bare;
  }
  if (!/^\d*$/.test(bare)) return text;
  const number = understood(bare);
  // One more digit than fits was typed; more of them in groups were pasted.
  const isPasted = number.length > longestPhone + 1 && bare !== text;
  return isPasted ? text : number.slice(0, longestPhone);
};

/** The first digits of a field for digits, such as a postcode. */
export const digits =
  (most: number) =>
  (typed: string): string =>
    readTyped(typed).replace(/\D/g, '').slice(0, most);
