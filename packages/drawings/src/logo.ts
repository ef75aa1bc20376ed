import { escapeXml } from './vocabulary/escape.ts';
import { colour } from './vocabulary/sheet.ts';

// The mark is an S drawn with one line; its southern stroke is the green one and runs on to the left.
const upper = 'M39 10.5H18.5a7.25 7.25 0 0 0 0 14.5H29';
const lower = 'M29 25a7.25 7.25 0 0 1 0 14.5H6';

const strokes = (line: string, south: string) =>
  `<path d="${lower}" stroke="${south}"/><path d="${upper}" stroke="${line}"/>`;

// Single-stroke letters on a baseline at y = 40, x-height 18, ascender 6; x starts at each letter's left stroke.
const letters: Readonly<Record<string, readonly [advance: number, path: (x: number) => string]>> = {
  S: [28, (x) => `M${x + 20} 10h-12.5a6.9 6.9 0 0 0 0 13.8h6a7.1 7.1 0 0 1 0 14.2H${x}`],
  o: [27, (x) => `M${x} 28.5a9.5 9.75 0 1 1 19 0a9.5 9.75 0 1 1-19 0z`],
  u: [27, (x) => `M${x} 18v11a8.75 9 0 0 0 17.5 0V18M${x + 17.5} 28v12`],
  t: [20, (x) => `M${x + 4.5} 10v22a6.2 6.2 0 0 0 6.2 6.2h2.3M${x - 1.5} 20.3h14`],
  h: [26, (x) => `M${x} 5v35M${x} 29a8.75 9 0 0 1 17.5 0v11`],
  l: [10, (x) => `M${x} 5v35`],
  i: [10, (x) => `M${x} 18v22M${x} 7v4.6`],
  n: [26, (x) => `M${x} 18v22M${x} 29a8.75 9 0 0 1 17.5 0v11`],
  e: [24, (x) => `M${x} 28.5h18.5a9.25 9.75 0 1 0-3 7.2`],
};

function word(text: string, from: number): { path: string; end: number } {
  let x = from;
  let path = '';
  for (const letter of text) {
    const [advance, draw] = letters[letter] ?? [0, () => ''];
    path += draw(x);
    x += advance;
  }
  return { path, end: x };
}

const svg = (width: number, body: string, title = 'Southline') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" fill="none" role="img">` +
  `<title>${escapeXml(title)}</title>${body}</svg>`;

/** The mark alone, 48 × 48. `line` is the colour of its upper stroke: ink on paper, white on ink. */
export const markSvg = (title = 'Southline', line: string = colour.ink): string =>
  svg(48, `<g stroke-width="7">${strokes(line, colour.primary)}</g>`, title);

/** Mark and name side by side, 48 high; on dark ground all but the southern stroke is white. */
export function logoSvg({ inverse = false } = {}): string {
  const ink: string = inverse ? colour.paper : colour.ink;
  const south = word('South', 62);
  const line = word('line', south.end);
  return svg(
    Math.ceil(line.end - 2),
    `<g stroke-width="7">${strokes(ink, colour.primary)}</g>` +
      `<g stroke-width="4.8"><path d="${south.path}" stroke="${ink}"/><path d="${line.path}" stroke="${inverse ? ink : colour.primary}"/></g>`,
  );
}

/** The mark on a green tile, for browser tabs and home screens. */
export const faviconSvg = (): string =>
  svg(
    48,
    `<rect width="48" height="48" rx="9" fill="${colour.primary}"/>` +
      `<g stroke-width="7.5" stroke="${colour.paper}" transform="translate(4.4 4.2) scale(.82)">` +
      `<path d="${upper}"/><path d="${lower}"/></g>`,
  );
