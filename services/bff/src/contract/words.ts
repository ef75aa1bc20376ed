const orderRowWords = {
  FOUND: 'Found',
  SUPERSEDED: 'Superseded',
  AMBIGUOUS: 'Ambiguous',
  ROUNDED: 'Rounded',
  SHORT: 'Short',
  UNKNOWN: 'Unknown',
  NOT_ORDERABLE: 'NotOrderable',
} as const;

/** A part in an unknown state cannot be added. */
export const orderRowWord = (state: string) =>
  orderRowWords[state.replace('ORDER_ROW_STATE_', '') as keyof typeof orderRowWords] ?? 'Unknown';

const matchWords = {
  NUMBER: 'Number',
  OE: 'OE',
  INTERCHANGE: 'Interchange',
  SUPERSESSION: 'Supersession',
  WORDS: 'Words',
} as const;

/** A match of an unknown kind has no explanation. */
export const matchWord = (kind: string) => matchWords[kind as keyof typeof matchWords] ?? 'Words';
