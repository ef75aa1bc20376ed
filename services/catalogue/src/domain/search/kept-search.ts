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

export interface KeptSearch {
  readonly text: string;
  /** Letters alone that the index does not know: a missing part, or somebody's name. Two who ask for it tell which. */
  readonly strange: boolean;
}

/**
 * What may be kept of a search in vain; undefined for what may be somebody's. Several words are kept only where the index
 * knows at least half of them: a name and an address are words that it does not know.
 */
export const keptSearch = (query: string, knows: (word: string) => boolean): KeptSearch | undefined => {
  if (looksPersonal(query)) return undefined;
  const words = query.split(/\s+/).map(normalised).filter(Boolean);
  if (words.length === 0 || words.length > mostWords) return undefined;
  const known = words.filter((word) => word.split(' ').some(knows)).length;
  if (words.length > 1 && known * 2 < words.length) return undefined;
  const text = normalised(query);
  return { text, strange: known === 0 && !/\d/.test(text) };
};
