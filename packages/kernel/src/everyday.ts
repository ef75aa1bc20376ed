/** The kinds of rows of everyday language that a shop adds to those of the product. */
export const ownRowKinds = ['name', 'same', 'symptom', 'wish', 'outside'] as const;
export type OwnRowKind = (typeof ownRowKinds)[number];

/** A row of another kind may leave its meaning empty. */
export const needsMeaning = (kind: OwnRowKind): boolean => kind !== 'same' && kind !== 'outside';

/** Characters of the words or the meaning of a row. */
export const longestRowText = 500;
