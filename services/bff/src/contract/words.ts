const matchWords = {
  NUMBER: 'Number',
  OE: 'OE',
  INTERCHANGE: 'Interchange',
  SUPERSESSION: 'Supersession',
  WORDS: 'Words',
} as const;

/** A kind that is not known here explains nothing. */
export const matchWord = (kind: string) => matchWords[kind as keyof typeof matchWords] ?? 'Words';
