import { looksPersonal } from './personal.ts';

/** Longer texts are sentences of somebody. */
const mostWords = 6;
const maxLength = 80;

/** Without regard to case, blanks and punctuation; empty for what has no letter or digit. */
export const normalised = (query: string): string =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);

/**
 * What is kept of a search in vain; empty for what may be somebody's. Several words are kept only where the index knows at
 * least half of them: a name and an address are words that it does not know.
 */
export const keptSearch = (query: string, knows: (word: string) => boolean): string => {
  if (looksPersonal(query)) return '';
  const words = query.split(/\s+/).map(normalised).filter(Boolean);
  if (words.length === 0 || words.length > mostWords) return '';
  const known = words.filter((word) => word.split(' ').some(knows)).length;
  return words.length === 1 || known * 2 >= words.length ? normalised(query) : '';
};
