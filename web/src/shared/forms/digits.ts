/** Cleans before the cut, so that a pasted "+61 412 345 678" keeps its last digit. */
export const digits =
  (most: number) =>
  (typed: string): string =>
    typed.replace(/\D/g, '').slice(0, most);

/** Eleven hold a national number, and an Australian one with its country code. */
export const cleanPhone = digits(11);
