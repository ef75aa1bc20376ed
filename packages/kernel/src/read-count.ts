import { readTyped } from './typed-text.ts';

/** What may stand before or after a count of pieces. Boxes, pairs, packs and sets are no pieces. */
const before = /^(?:qty[.:]*|quantity:?|[x×*])\s*/i;
const after =
  /\s*(?:[x×]|pcs?\.?|pces?\.?|pieces?|ea\.?|each|off|of|units?|nos?\.?|stk\.?|stück|st\.?|个|件|只|個|本|pièces?)$/i;
const dozen = /^(?:a\s+)?(\d{1,4})?\s*(?:dozen|doz\.?|dz\.?)$/i;

/** "12", "12.0", "12,00", and thousands in groups: "1,000", "1'000". "1.000" is 1 in Sydney and 1000 in Berlin: unreadable. */
const whole = /^(?:(\d{1,9})(?:[.,]0{1,2})?|(\d{1,3}(?:,\d{3})+|\d{1,3}(?:'\d{3})+)(?:\.0{1,2})?)$/;

/**
 * The count of pieces in a cell or field: "12", "12 pcs", "x12", "1,000", "2 dozen". Undefined if it is none, as "2.5", "0",
 * "-1", "1/2", "4-6", "2 boxes". No digit is dropped: what cannot be read is shown to the person who wrote it.
 */
export const readCount = (text: string): number | undefined => {
  // NFKC makes "2½" of "21⁄2", whose fraction slash is no digit.
  const typed = readTyped(text);
  const [isDozen, dozens = '1'] = dozen.exec(typed) ?? [];
  if (isDozen !== undefined) return Number(dozens) * 12 || undefined;
  const [, plain, grouped] = whole.exec(typed.replace(before, '').replace(after, '')) ?? [];
  return Number((plain ?? grouped ?? '').replace(/[,']/g, '')) || undefined;
};
