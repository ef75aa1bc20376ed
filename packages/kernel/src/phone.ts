/** Most digits of a phone number: a national one, or an Australian one with its country code. */
export const longestPhone = 11;

const phone = new RegExp(`^\\d{1,${longestPhone}}$`);

/** Digits only: separators are removed before sending. */
export const isPhone = (text: string): boolean => phone.test(text);

/** Removes separators before truncating, so that a pasted "+61 412 345 678" keeps its last digit. */
export const digits =
  (most: number) =>
  (typed: string): string =>
    typed.replace(/\D/g, '').slice(0, most);

export const phoneDigits = digits(longestPhone);
