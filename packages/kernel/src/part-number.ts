/** The form that part numbers are matched in: NFKC, upper case, letters and digits only. Leading zeros stay, O stays O. */
export const cleanse = (partNumber: string): string =>
  partNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
