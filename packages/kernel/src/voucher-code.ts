import { readCode } from './typed-text.ts';

/** The most codes of a cart and an order. */
export const mostVoucherCodes = 10;

/** The longest text that a field accepts, spaces included. */
export const longestTypedCode = 40;
const longestCode = 32;

/** Quotation marks, brackets and full stops around a code that was copied out of a sentence. */
const around = /^["'()[\]<>*.,;:!]+|["'()[\]<>*.,;:!]+$/g;

/** The form in which codes are compared and stored: capitals, no spaces, one kind of hyphen, no marks around it. */
export const plainVoucherCode = (typed: string): string => readCode(typed).replace(/\s/gu, '').replace(around, '');

/** The normalised code; undefined for an invalid one. */
export const voucherCode = (typed: string): string | undefined => {
  const code = plainVoucherCode(typed);
  return code.length <= longestCode && /^[A-Z0-9-]+$/.test(code) ? code : undefined;
};
