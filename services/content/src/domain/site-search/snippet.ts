import { chunksOf } from '@southline/search/words';
import { askedBy } from './search-words.ts';

/** Plain text, without markup. */
export interface SnippetPiece {
  readonly text: string;
  readonly marked: boolean;
}

const longest = 180;
/** Characters shown before the first hit. */
const before = 50;
const wordPattern = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const han = /^\p{Script=Han}/u;

/** Tests whether a word of a text matches the query. */
const matcher = (query: string) => {
  const asked = askedBy(query);
  const words = new Set(asked.flatMap(({ readings }) => readings.flat()));
  const beginnings = asked
    .filter(({ open }) => open)
    .flatMap(({ readings }) => readings.map((list) => list.at(-1) ?? ''));
  return (word: string): boolean => {
    if (han.test(word)) return [...words].some((one) => word.includes(one));
    const [chunk] = chunksOf(word);
    if (!chunk) return false;
    const { joined, runs } = chunk;
    return (
      words.has(joined) ||
      runs.some((run) => words.has(run)) ||
      beginnings.some((one) => one.length > 1 && joined.startsWith(one))
    );
  };
};

/** A snippet is cut between two words if there is a blank within this many characters. */
const nearby = 20;

/** Where a snippet begins that would begin at `wanted`: after the next blank, if there is one nearby. */
const startAt = (text: string, wanted: number): number => {
  if (wanted <= 0) return 0;
  const blank = text.indexOf(' ', wanted);
  return blank === -1 || blank - wanted > nearby ? wanted : blank + 1;
};

/** Where a snippet ends that would end at `wanted`: before the last blank, if there is one nearby. */
const endAt = (text: string, wanted: number): number => {
  if (wanted >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', wanted);
  return wanted - blank > nearby ? wanted : blank;
};

/** The text around the first hit, in pieces; the beginning of the text if it has no hit. */
export const snippetOf = (text: string, query: string): SnippetPiece[] => {
  const matches = matcher(query);
  const hits = [...text.matchAll(wordPattern)]
    .map((match) => ({ from: match.index, to: match.index + match[0].length, word: match[0] }))
    .filter(({ word }) => matches(word));
  const first = hits[0]?.from ?? 0;
  const start = first > longest - before ? startAt(text, first - before) : 0;
  const end = endAt(text, start + longest);
  const pieces: SnippetPiece[] = start > 0 ? [{ text: '… ', marked: false }] : [];
  let at = start;
  const plain = (to: number) => {
    if (to > at) pieces.push({ text: text.slice(at, to), marked: false });
  };
  for (const { from, to } of hits) {
    if (from < start || to > end) continue;
    plain(from);
    pieces.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  plain(end);
  if (end < text.length) pieces.push({ text: ' …', marked: false });
  return pieces;
};
