import { foreignSign, readCode } from './typed-text.ts';

const ascii = /^[\x20-\x7e]*$/;

/**
 * The form that part numbers are matched in: upper case, letters and digits only. Leading zeros stay, O stays O. Letters that
 * print like a Latin one become it; a text with any other foreign letter is no part number and becomes empty, because without
 * the letter it would be another number.
 */
export const cleanse = (partNumber: string): string => {
  const code = ascii.test(partNumber) ? partNumber.toUpperCase() : readCode(partNumber);
  return foreignSign(code) === undefined ? code.replace(/[^A-Z0-9]/g, '') : '';
};
