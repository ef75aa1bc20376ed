const ink = '#10231d';
const primary = '#008f68';

/**
 * The mark: a bar that a needle crosses and leaves to the south – the line and the bearing that give the brand its name.
 */
const bars = (line: string, needle: string) =>
  `<path fill="${line}" d="M3 21h42v7H3z"/>` + `<path fill="${needle}" d="M15.5 3h17L24 18zM14 31h20L24 46z"/>`;

/** `line` is the colour of the bar: ink on paper, white on ink. */
export const markSvg = (title = 'Southline', line: string = ink): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img"><title>${title}</title>${bars(line, primary)}</svg>`;
