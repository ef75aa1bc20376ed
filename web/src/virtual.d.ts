declare module 'virtual:family-art' {
  /** A file of symbols, one per family slug. */
  export const families: string;
  /** Mark and name for dark backgrounds. */
  export const logoOnInk: string;
}

declare module 'virtual:page-files' {
  /** Built files below the base path, by the source file that loads them (a file of routes) or that they contain. */
  export const files: Readonly<Record<string, readonly string[]>>;
}
