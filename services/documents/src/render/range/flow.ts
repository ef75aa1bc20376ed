import { drawPart } from '@southline/drawings';
import type { Section } from '../../domain/range-paper.ts';
import { drawSvg } from '../draw-svg.ts';
import type { Sheet } from '../sheet.ts';
import { colour, contentWidth, page, type Style, styles } from '../style.ts';
import { readSvg } from '../svg.ts';

/** Begins a new page. */
export type Turn = () => void;

export interface Column {
  readonly left: number;
  readonly width: number;
}

export const fullWidth: Column = { left: page.left, width: contentWidth };

const labelWidth = 168;
const numberWidth = 22;

/** Begins a new page if less than this height is left. */
export const keep = (sheet: Sheet, height: number, turn: Turn): void => {
  if (sheet.y + height > page.end) turn();
};

export const drawText = (sheet: Sheet, text: string, style: Style, { left, width }: Column, turn: Turn): void => {
  for (const line of sheet.lines(text, style, width)) {
    keep(sheet, style.leading, turn);
    sheet.text(line, style, left, sheet.y);
    sheet.y += style.leading;
  }
};

export const drawPicture = (
  sheet: Sheet,
  drawing: { readonly family: string; readonly attributes: Readonly<Record<string, string>> } | undefined,
  box: { x: number; y: number; width: number; height: number },
): void => {
  if (drawing) sheet.decoration(() => drawSvg(sheet.pdf, readSvg(drawPart({ ...drawing, size: 'detail' })), box));
};

const drawFacts = (sheet: Sheet, facts: Section['facts'], { left, width }: Column, turn: Turn): void => {
  for (const { label, value } of facts) {
    const room = Math.min(labelWidth, width * 0.42);
    const labels = sheet.lines(label, styles.strong, room - 10);
    const values = sheet.lines(value, styles.body, width - room);
    const rows = Math.max(labels.length, values.length);
    keep(sheet, rows * styles.body.leading + 5, turn);
    const top = sheet.y + 2.5;
    labels.forEach((line, row) => {
      sheet.text(line, styles.strong, left, top + row * styles.body.leading);
    });
    values.forEach((line, row) => {
      sheet.text(line, styles.body, left + room, top + row * styles.body.leading);
    });
    sheet.y += rows * styles.body.leading + 5;
    sheet.rule(sheet.y, { from: left, to: left + width, weight: 0.4, colour: colour.line });
  }
  if (facts.length > 0) sheet.y += 5;
};

const drawPoints = (sheet: Sheet, { points, steps }: Section, column: Column, turn: Turn): void => {
  const inset = steps ? numberWidth : 14;
  const style = styles.body;
  const inner = { left: column.left + inset, width: column.width - inset };
  points.forEach((point, index) => {
    const lines = sheet.lines(point, style, inner.width);
    // A point of up to four lines is not divided between two pages.
    keep(sheet, Math.min(lines.length, 4) * style.leading, turn);
    if (steps) sheet.text(String(index + 1), styles.step, column.left, sheet.y - 1);
    else {
      const { left: from } = column;
      sheet.rule(sheet.y + style.leading / 2, { from, to: from + 6, colour: colour.primary, weight: 1.4 });
    }
    drawText(sheet, point, style, inner, turn);
    sheet.y += steps ? 5 : 2;
  });
};

/** Draws a heading with a line above it, then facts and points. */
export const drawSection = (sheet: Sheet, section: Section, column: Column, turn: Turn, number?: number): void => {
  keep(sheet, 52, turn);
  sheet.rule(sheet.y, { from: column.left, to: column.left + column.width, weight: 0.9 });
  sheet.y += 6;
  if (number !== undefined) sheet.text(String(number), styles.heading, column.left, sheet.y);
  const inset = number === undefined ? 0 : numberWidth;
  drawText(sheet, section.name, styles.heading, { left: column.left + inset, width: column.width - inset }, turn);
  sheet.y += 4;
  const inner = { left: column.left + inset, width: column.width - inset };
  drawFacts(sheet, section.facts, inner, turn);
  drawPoints(sheet, section, inner, turn);
  sheet.y += 8;
};

/** Draws a note with a bar beside it. */
export const drawNote = (sheet: Sheet, note: string, { left, width }: Column, turn: Turn): void => {
  if (!note) return;
  const height = sheet.lines(note, styles.body, width - 16).length * styles.body.leading;
  keep(sheet, height + 6, turn);
  sheet.y += 2;
  sheet.decoration(() => sheet.pdf.rect(left, sheet.y - 2, 3, height + 4).fill(colour.primary));
  drawText(sheet, note, styles.body, { left: left + 16, width: width - 16 }, turn);
};
