import { looksPersonal } from '@southline/kernel/vehicle-kind';

/** Longer texts are sentences, which may contain personal data. */
const mostWords = 6;
const maxLength = 80;

/** Ignores case, blanks and punctuation; empty for a text without a letter or digit. */
export const normalised = (query: string): string =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);

/**
 * The form in which a search without result is stored; empty for a text that may contain personal data. Several words are
 * stored only if the index knows at least half of them: it does not know names and addresses of people.
 */
export const recordedSearch = (query: string, knows: (word: string) => boolean): string => {
  if (looksPersonal(query)) return '';
  const words = query.split(/\s+/).map(normalised).filter(Boolean);
  if (words.length === 0 || words.length > mostWords) return '';
  const known = words.filter((word) => word.split(' ').some(knows)).length;
  return words.length === 1 || known * 2 >= words.length ? normalised(query) : '';
};
