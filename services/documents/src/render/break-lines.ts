type Measure = (text: string) => number;

// Chinese and Japanese run without spaces: a line may end after each sign, but none begins with what closes a phrase.
const phrases =
  /[（《「『【〔〈]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef][、。，．：；？！）》」』】〕〉…ー]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]+/gu;

/** The longest beginning of a word that fits, one sign at least. */
const beginning = (word: string, room: number, measure: Measure): string => {
  const signs = [...word];
  let low = 1;
  let high = signs.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(signs.slice(0, middle).join('')) <= room) low = middle;
    else high = middle - 1;
  }
  return signs.slice(0, low).join('');
};

/** What stays on one line, with the space before it. */
const piecesOf = (text: string): string[] =>
  text.split(' ').flatMap((word, index) => {
    const [first = '', ...rest] = word.match(phrases) ?? [''];
    return [index === 0 ? first : ` ${first}`, ...rest];
  });

/** Breaks text at spaces and between Chinese signs into lines no wider than `room`; words that are wider are cut. */
export const breakLines = (text: string, room: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line && measure(line + piece) <= room) {
      line += piece;
      continue;
    }
    if (line) lines.push(line);
    let word = piece.trimStart();
    while (measure(word) > room && [...word].length > 1) {
      const part = beginning(word, room, measure);
      lines.push(part);
      word = word.slice(part.length);
    }
    line = word;
  }
  return line ? [...lines, line] : lines;
};
