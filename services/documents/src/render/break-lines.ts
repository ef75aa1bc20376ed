import { signsOf } from './printable.ts';

type Measure = (text: string) => number;

// Chinese and Japanese are written without spaces. A line may end after each character, but must not begin with closing
// punctuation. Combining marks stay with their character.
const phrases =
  /[（《「『【〔〈]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]\p{M}*[、。，．：；？！）》」』】〕〉…ー]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]+/gu;

/** Numbers and addresses may be broken after these characters. */
const partEnd = /[-\u2010/_.,:;@+]/u;

/**
 * How many characters of a word fit, at least one. Prefers to break at the end of a part, if at least half of the
 * fitting characters come before it.
 */
const fitting = (signs: readonly string[], room: number, measure: Measure): number => {
  let low = 1;
  let high = signs.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(signs.slice(0, middle).join('')) <= room) low = middle;
    else high = middle - 1;
  }
  const end = signs.slice(0, low).findLastIndex((sign) => partEnd.test(sign)) + 1;
  return end * 2 >= low ? end : low;
};

/** Pieces that must stay on one line, each with its preceding space. */
const piecesOf = (text: string): string[] =>
  text.split(' ').flatMap((word, index) => {
    const [first = '', ...rest] = word.match(phrases) ?? [''];
    return [index === 0 ? first : ` ${first}`, ...rest];
  });

/**
 * Breaks text at spaces, and between Chinese characters, into lines that are at most `room` wide. Wider words are
 * broken between characters.
 */
export const breakLines = (text: string, room: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line && measure(line + piece) <= room) {
      line += piece;
      continue;
    }
    if (line) lines.push(line);
    let signs = signsOf(piece.trimStart());
    while (signs.length > 1 && measure(signs.join('')) > room) {
      const count = fitting(signs, room, measure);
      lines.push(signs.slice(0, count).join(''));
      signs = signs.slice(count);
    }
    line = signs.join('');
  }
  return line ? [...lines, line] : lines;
};
