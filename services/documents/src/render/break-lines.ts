type Measure = (text: string) => number;

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

/** Breaks text at spaces into lines no wider than `room`; words that are wider are cut. */
export const breakLines = (text: string, room: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const whole of text.split(' ')) {
    let word = whole;
    if (line && measure(`${line} ${word}`) <= room) {
      line = `${line} ${word}`;
      continue;
    }
    if (line) lines.push(line);
    while (measure(word) > room && [...word].length > 1) {
      const piece = beginning(word, room, measure);
      lines.push(piece);
      word = word.slice(piece.length);
    }
    line = word;
  }
  return line ? [...lines, line] : lines;
};
