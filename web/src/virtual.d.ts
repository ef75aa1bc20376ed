declare module 'virtual:family-art' {
  /** A file of symbols, one per family slug. */
  export const families: string;
  /** The brand's mark for dark ground. */
  export const markOnInk: string;
  /** A battery with its dimension lines, as a data address. */
  export const hero: string;
}
