/** Letters that stand alone, or no digit at all: "oil filter hilux 2018", "ryco Z386". */
const WORDS = /(?:^|\s)\p{L}{3,}(?=\s|$)|^\D+$/u;

/** What a box that takes numbers and words is asked for; keywords find numbers as well. */
export const typedSearch = (typed: string): { part: string } | { keywords: string } =>
  WORDS.test(typed.trim()) ? { keywords: typed.trim() } : { part: typed.trim() };
