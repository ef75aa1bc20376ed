/** A cart and an order take so many codes. */
export const mostVoucherCodes = 10;

/** The longest text that a field accepts, spaces included. */
export const longestTypedCode = 40;
const longestCode = 32;

/** As a code is compared and kept, whatever was typed: capitals, no spaces. */
export const plainVoucherCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();

/** The same; undefined for what cannot be a code. */
export const voucherCode = (typed: string): string | undefined => {
  const code = plainVoucherCode(typed);
  return code.length <= longestCode && /^[A-Z0-9-]+$/.test(code) ? code : undefined;
};
