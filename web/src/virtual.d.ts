declare module 'virtual:family-art' {
  /** A file of symbols, one per family slug. */
  export const families: string;
  /** Mark and name for dark ground. */
  export const logoOnInk: string;
}
