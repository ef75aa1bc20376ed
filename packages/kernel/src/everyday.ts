/** The kinds of everyday-language rows that a shop can add to the built-in ones. */
export const ownRowKinds = ['name', 'same', 'symptom', 'wish', 'outside'] as const;
export type OwnRowKind = (typeof ownRowKinds)[number];

/** Whether a row of this kind must have a meaning. */
export const needsMeaning = (kind: OwnRowKind): boolean => kind !== 'same' && kind !== 'outside';

/** The most characters in the words or in the meaning of a row. */
export const longestRowText = 500;
