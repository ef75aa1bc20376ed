const orderRowWords = {
  FOUND: 'Found',
  SUPERSEDED: 'Superseded',
  AMBIGUOUS: 'Ambiguous',
  ROUNDED: 'Rounded',
  SHORT: 'Short',
  UNKNOWN: 'Unknown',
  NOT_ORDERABLE: 'NotOrderable',
} as const;

/** A state that is not known here is one that nothing can be added in. */
export const orderRowWord = (state: string) =>
  orderRowWords[state.replace('ORDER_ROW_STATE_', '') as keyof typeof orderRowWords] ?? 'Unknown';

const matchWords = {
  NUMBER: 'Number',
  OE: 'OE',
  INTERCHANGE: 'Interchange',
  SUPERSESSION: 'Supersession',
  WORDS: 'Words',
} as const;

/** A kind that is not known here explains nothing. */
export const matchWord = (kind: string) => matchWords[kind as keyof typeof matchWords] ?? 'Words';
