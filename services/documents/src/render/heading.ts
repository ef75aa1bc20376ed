import { markSvg } from '@southline/drawings/logo';
import JsBarcode from 'jsbarcode';
import type { Fact, Party } from '../domain/paper.ts';
import { drawSvg } from './draw-svg.ts';
import { shortened } from './printable.ts';
import type { Imprint, Sheet } from './sheet.ts';
import { colour, contentWidth, page, styles } from './style.ts';
import { readSvg } from './svg.ts';

/** In points, 0.35 mm: hand scanners read it even on a photocopy. */
const moduleWidth = 1;
const height = 22;

/** The bars of Code 128, one character per module: `1` is black. */
export const barsOf = (text: string): string => {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return drawn.encodings?.map(({ data }) => data).join('') ?? '';
};

/**
 * Draws a number as a barcode around `centre`, with the number below. It is drawn as black vectors. It is hidden from
 * screen readers, because the facts contain the number.
 */
const drawBarcode = ({ pdf, text, decoration }: Sheet, number: string, centre: number, top: number): void =>
  decoration(() => {
    const bars = barsOf(number);
    const width = bars.length * moduleWidth;
    const left = centre - width / 2;
    for (const { index, 0: bar } of bars.matchAll(/1+/g))
      pdf.rect(left + index * moduleWidth, top, bar.length * moduleWidth, height);
    pdf.fill('#000000');
    text(number, styles.small, left, top + height + 1, width, 'centre');
  });

const mark = readSvg(markSvg());
const columnGap = 18;
const longestValue = 120;

/** Draws the brand on the left, the document's title on the right, and a line below. */
export const drawMasthead = (sheet: Sheet, { title, number, barcode }: Imprint): void => {
  sheet.decoration(() => drawSvg(sheet.pdf, mark, { x: page.left, y: page.top - 2, width: 30, height: 30 }));
  sheet.text('Southline', styles.wordmark, page.left + 37, page.top);
  if (barcode) drawBarcode(sheet, barcode, (page.left + page.right) / 2, page.top - 2);
  sheet.text(title, styles.title, page.left, page.top - 1, contentWidth, 'right');
  sheet.y = page.top + 30;
  if (number) sheet.text(number, styles.number, page.left, sheet.y - 2, contentWidth, 'right');
  sheet.y += 20;
  sheet.rule(sheet.y, { weight: 0.9 });
  sheet.rule(sheet.y, { weight: 2.6, to: page.left + 30, colour: colour.primary });
  sheet.y += 14;
};

/** Draws the short head of the following pages. */
export const drawContinuation = (sheet: Sheet, imprint: Imprint): void =>
  sheet.decoration(() => drawShortHead(sheet, imprint));

const drawShortHead = (sheet: Sheet, { title, number }: Imprint): void => {
  drawSvg(sheet.pdf, mark, { x: page.left, y: page.top - 3, width: 15, height: 15 });
  sheet.text('Southline', styles.head, page.left + 20, page.top - 1);
  sheet.text([title, number].filter(Boolean).join(' '), styles.head, page.left, page.top - 1, contentWidth, 'right');
  sheet.y = page.top + 16;
  sheet.rule(sheet.y, { weight: 0.9 });
  sheet.y += 14;
};

const mostOnOneLine = 5;
const factsOnALine = 4;

/** Up to five facts are on one line. More are on lines of four, so that numbers and dates are not broken. */
export const drawFacts = (sheet: Sheet, facts: readonly Fact[]): void => {
  const columns = facts.length > mostOnOneLine ? factsOnALine : Math.max(facts.length, factsOnALine);
  for (let from = 0; from < facts.length; from += columns) {
    if (from > 0) sheet.y -= betweenFacts - betweenFactLines;
    drawFactLine(sheet, facts.slice(from, from + columns), contentWidth / columns);
  }
};

const betweenFacts = 14;
const betweenFactLines = 8;

const drawFactLine = (sheet: Sheet, facts: readonly Fact[], width: number): void => {
  const heights = facts.map(({ label, value }, index) => {
    const x = page.left + index * width;
    const lines = sheet.lines(shortened(value, longestValue), styles.fact, width - columnGap);
    sheet.text(label, styles.label, x, sheet.y);
    lines.forEach((line, row) => {
      sheet.text(line, styles.fact, x, sheet.y + styles.label.leading + row * styles.fact.leading);
    });
    return styles.label.leading + lines.length * styles.fact.leading;
  });
  sheet.y += Math.max(0, ...heights) + betweenFacts;
};

export const drawParties = (sheet: Sheet, parties: readonly Party[]): void => {
  const shares = parties.map(({ large }) => (large ? 1.7 : 1));
  const unit =
    contentWidth /
    Math.max(
      shares.reduce((sum, share) => sum + share, 0),
      3,
    );
  let x: number = page.left;
  let lowest = sheet.y;
  parties.forEach(({ label, lines, large }, index) => {
    const width = unit * (shares[index] ?? 1);
    const style = large ? styles.large : styles.body;
    sheet.text(label, styles.label, x, sheet.y);
    let y = sheet.y + styles.label.leading;
    for (const line of lines.flatMap((whole) =>
      sheet.lines(shortened(whole, longestValue), style, width - columnGap),
    )) {
      sheet.text(line, style, x, y);
      y += style.leading;
    }
    lowest = Math.max(lowest, y);
    x += width;
  });
  sheet.y = lowest + 18;
};
