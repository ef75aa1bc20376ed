/** Longer sequences of characters are not words; they would only fill the index. */
const maxWord = 32;

/** Removes accents and case; letters that are symbols ("Ø88") separate words. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[Øø]/g, ' ');

/** One form for singular and plural: "batteries" and "battery", "brushes" and "brush". */
export const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Letters and digits together; a dot stays inside a decimal ("M20x1.5", "2.8"). */
const piecePattern = /[\p{L}\p{N}]+(?:\.\d+)*/gu;
const runPattern = /\d+(?:\.\d+)?|\p{L}+/gu;

/** The text between two blanks, in every usual spelling; the words of one reading belong together. */
export interface Chunk {
  /** "CX-5" as one word: "cx5". */
  readonly joined: string;
  /** Split at its punctuation: "5w", "30". */
  readonly pieces: readonly string[];
  /** Letters and digits apart: "5", "w", "30". */
  readonly runs: readonly string[];
}

const usable = (word: string): boolean => word.length > 0 && word.length <= maxWord;
const words = (list: readonly string[]): string[] => list.map((word) => stem(word.toLowerCase())).filter(usable);

const readChunk = (text: string): Chunk => {
  const pieces = text.match(piecePattern) ?? [];
  // "HiLux" is "hi lux" as well.
  const humps = pieces.flatMap((piece) => piece.split(/(?<=\p{Ll})(?=\p{Lu})/u));
  return {
    joined: words([pieces.join('')]).join(''),
    pieces: words(pieces),
    runs: words(humps.flatMap((piece) => piece.match(runPattern) ?? [])),
  };
};

/** The chunks of a text that contain a letter or a digit. */
export const chunksOf = (text: string): Chunk[] =>
  folded(text)
    // En and em dash as escapes: one such character in the code makes a process store all of it with two bytes per character.
    .split(/[\s,;|\u2013\u2014]+/u)
    .map(readChunk)
    .filter(({ pieces }) => pieces.length > 0);

/** The search words of a text: `whole` ones as written, and those that are only part of one ("4" of "4L"). */
export const wordsOf = (
  text: string,
): { readonly whole: ReadonlySet<string>; readonly partial: ReadonlySet<string> } => {
  const [whole, partial] = [new Set<string>(), new Set<string>()];
  for (const { joined, pieces, runs } of chunksOf(text)) {
    if (joined !== '') whole.add(joined);
    for (const word of pieces) whole.add(word);
    for (const word of runs) partial.add(word);
  }
  return { whole, partial };
};
