/** Words of three letters or more, or a text without digits: "oil filter hilux 2018", "ryco Z386". */
const WORDS = /(?:^|\s)\p{L}{3,}(?=\s|$)|^\D+$/u;

/** The search of a box that takes part numbers and words. A keyword search also finds numbers. */
export const typedSearch = (typed: string): { part: string } | { keywords: string } =>
  WORDS.test(typed.trim()) ? { keywords: typed.trim() } : { part: typed.trim() };
