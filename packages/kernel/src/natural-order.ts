/** The length comes first, so that longer numbers sort later: 9 becomes 01.9, 10 becomes 02.10. */
const keyOfDigits = (digits: string): string => {
  const value = digits.replace(/^0+(?=\d)/, '');
  return `${String(value.length).padStart(2, '0')}.${value}.${digits.length}`;
};

/**
 * The sort key of a part number. Keys sort by their characters as people read the numbers: -1, -1-A, -1-B, -10. Digits compare
 * as numbers; separators and case do not count.
 */
export const naturalKey = (number: string): string =>
  (number.toUpperCase().match(/\d+|[A-Z]+/g) ?? [])
    .map((piece) => (/^\d/.test(piece) ? keyOfDigits(piece) : piece))
    .join('-');
