import type { Paper } from '../domain/paper.ts';
import type { Imprint, Sheet } from './sheet.ts';
import { colour, contentWidth, page, styles } from './style.ts';

const totalsWidth = 204;
const remarksWidth = contentWidth - totalsWidth - 40;
const longestNotes = 10_000;

const drawTotals = (sheet: Sheet, { totals }: Paper, top: number): number => {
  const left = page.right - totalsWidth;
  let y = top;
  for (const { label, value, strong } of totals) {
    const style = strong ? styles.sum : styles.body;
    if (strong) {
      y += 4;
      sheet.rule(y, { from: left, weight: 0.9 });
      y += 5;
    }
    sheet.text(label, style, left, y);
    sheet.text(value, style, left, y, totalsWidth, 'right');
    y += style.leading + (strong ? 5 : 3);
    if (strong) {
      sheet.rule(y - 2, { from: left, weight: 0.9 });
      y += 5;
    }
  }
  return y;
};

const drawRemarks = (sheet: Sheet, lines: readonly string[], top: number): number => {
  lines.forEach((line, index) => {
    sheet.text(line, styles.small, page.left, top + index * styles.small.leading);
  });
  return top + lines.length * styles.small.leading;
};

/** Draws the totals with the remarks beside them, then the buyer's notes, then the lines for signatures. */
export const drawClosing = (sheet: Sheet, paper: Paper, turn: () => void): void => {
  const remarks = paper.remarks.flatMap((remark) => sheet.lines(remark, styles.small, remarksWidth));
  const height = Math.max(paper.totals.length * 18 + 24, remarks.length * styles.small.leading);
  if (sheet.y + 14 + height > page.end) turn();
  const top = sheet.y + 14;
  sheet.y = Math.max(drawTotals(sheet, paper, top), drawRemarks(sheet, remarks, top + 2)) + 10;

  const notes = paper.notes
    .slice(0, longestNotes)
    .split(/\r?\n/)
    .flatMap((paragraph) => sheet.lines(paragraph, styles.body, contentWidth));
  if (notes.length > 0) {
    if (sheet.y + styles.label.leading + 2 * styles.body.leading > page.end) turn();
    sheet.text('Notes', styles.label, page.left, sheet.y);
    sheet.y += styles.label.leading;
    for (const line of notes) {
      if (sheet.y + styles.body.leading > page.end) turn();
      sheet.text(line, styles.body, page.left, sheet.y);
      sheet.y += styles.body.leading;
    }
  }
  if (paper.signatures.length > 0) {
    if (sheet.y + 60 > page.end) turn();
    const width = contentWidth / paper.signatures.length;
    sheet.y += 44;
    paper.signatures.forEach((label, index) => {
      const x = page.left + index * width;
      sheet.rule(sheet.y, { from: x, to: x + width - 16, weight: 0.6 });
      sheet.text(label, styles.label, x, sheet.y + 3);
    });
    sheet.y += 20;
  }
};

/** Draws the foot of every page, once the number of pages is known. */
export const drawFeet = (sheet: Sheet, { issuer, title, number }: Imprint): void => {
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(start + index);
    const place = [[title, number].filter(Boolean).join(' '), `Page ${index + 1} of ${count}`].join(' · ');
    sheet.decoration(() => {
      sheet.rule(page.foot - 8, { weight: 0.4, colour: colour.line });
      sheet.text(issuer, styles.small, page.left, page.foot - 3);
      sheet.text(place, styles.small, page.left, page.foot - 3, contentWidth, 'right');
    });
  }
};
