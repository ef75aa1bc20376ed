/** The most words that one search uses. */
const mostWords = 6;

/** Reduces a text to letters and digits, in lower case and without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Treats "+61 412 345 678" and "0412 345 678" as the same number. */
const nationalPhone = (word: string): string => word.replace(/^6[14](?=\d{8,9}$)/, '0');

/** The words of a text, and the text as one word: "PO 7-14" is found as "714", "7-14", "po714" and "PO 7-14". */
const wordsOf = (text: string): string[] => [
  plain(text),
  ...text.split(/\s+/).map(plain),
  ...text.split(/[^\p{L}\p{N}\p{M}]+/u).map(plain),
];

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** Both orders of a name, because Chinese family names come first. The whole e-mail address, and its part before the @. */
export const personWords = ({ firstName, lastName, email, phone }: Person): string[] => [
  ...wordsOf(firstName),
  ...wordsOf(lastName),
  plain(firstName + lastName),
  plain(lastName + firstName),
  plain(email),
  plain(email.slice(0, Math.max(0, email.indexOf('@')))),
  nationalPhone(plain(phone)),
];

/** The words that find a record, each once. */
export const searchWords = (person: Person, texts: readonly string[]): string[] =>
  [...new Set([...personWords(person), ...texts.flatMap(wordsOf)])].filter(Boolean);

/** The typed text as one word, and as separate words. Lists use the one word if an order has it. */
export const typedWords = (typed: string): { readonly whole: string; readonly each: readonly string[] } => ({
  whole: nationalPhone(plain(typed)),
  each: typed.split(/\s+/).map(plain).filter(Boolean).slice(0, mostWords),
});
