import { drawPart } from '@southline/drawings';
import type { Cell, Column, Row } from '../domain/paper.ts';
import { drawSvg } from './draw-svg.ts';
import { shortened } from './printable.ts';
import type { Sheet } from './sheet.ts';
import { colour, contentWidth, page, type Style, styles } from './style.ts';
import { readSvg } from './svg.ts';

const pictureSize = 28;
const boxSize = 13;
const padding = 5;
const gap = 8;
// A field longer than this is cut: a row always fits a page.
const longestText = 400;

interface Place {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

const placesOf = (columns: readonly Column[]): Place[] => {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  let x: number = page.left;
  return columns.map((column) => {
    const full = column.width ?? contentWidth - fixed;
    const place = { column, x, width: full - (column === columns.at(-1) ? 0 : gap) };
    x += full;
    return place;
  });
};

interface Line {
  readonly text: string;
  readonly style: Style;
}

const linesOf = (sheet: Sheet, cell: Cell, width: number): Line[] => {
  if (cell.kind !== 'text') return [];
  const broken = (text: string, style: Style) =>
    sheet.lines(shortened(text, longestText), style, width).map((line) => ({ text: line, style }));
  return [
    ...broken(cell.text, cell.strong ? styles.strong : styles.body),
    ...(cell.small ?? []).flatMap((text) => broken(text, styles.small)),
  ];
};

const heightOf = (cell: Cell, lines: readonly Line[]): number =>
  cell.kind === 'drawing' ? pictureSize : lines.reduce((sum, { style }) => sum + style.leading, 0);

const drawCell = (sheet: Sheet, cell: Cell, lines: readonly Line[], place: Place, top: number, height: number) => {
  const { x, width, column } = place;
  if (cell.kind === 'drawing') {
    const { family, attributes } = cell.drawing;
    const picture = readSvg(drawPart({ family, attributes, size: 'thumb' }));
    const box = { x, y: top + (height - pictureSize) / 2, width: pictureSize, height: pictureSize };
    sheet.decoration(() => drawSvg(sheet.pdf, picture, box));
    return;
  }
  if (cell.kind === 'box') {
    const left = x + (width - boxSize) / 2;
    const box = [left, top + (height - boxSize) / 2, boxSize, boxSize] as const;
    sheet.decoration(() =>
      sheet.pdf
        .lineWidth(0.8)
        .rect(...box)
        .stroke(colour.ink),
    );
    return;
  }
  let y = top + (height - heightOf(cell, lines)) / 2;
  for (const { text, style } of lines) {
    sheet.text(text, style, x, y, width, column.align);
    y += style.leading;
  }
};

/** Draws the rows one below the other. `turn` begins a new page, on which the column heads are repeated. */
export const drawTable = (sheet: Sheet, columns: readonly Column[], rows: readonly Row[], turn: () => void): void => {
  const places = placesOf(columns);
  const heads = () => {
    sheet.within('TR', () => {
      for (const { column, x, width } of places)
        sheet.within('TH', () => sheet.text(column.heading, styles.head, x, sheet.y, width, column.align));
    });
    sheet.y += styles.head.leading + 4;
    sheet.rule(sheet.y, { weight: 0.9 });
  };
  const drawRow = (row: Row) => {
    const cells = places.map((place, index) => {
      const cell: Cell = row[index] ?? { kind: 'text', text: '' };
      return { place, cell, lines: linesOf(sheet, cell, place.width) };
    });
    const height = Math.max(...cells.map(({ cell, lines }) => heightOf(cell, lines))) + 2 * padding;
    if (sheet.y + height > page.end) {
      turn();
      sheet.decoration(heads);
    }
    sheet.within('TR', () => {
      for (const { place, cell, lines } of cells)
        sheet.within('TD', () => drawCell(sheet, cell, lines, place, sheet.y + padding, height - 2 * padding));
    });
    sheet.y += height;
    sheet.rule(sheet.y, { weight: 0.4, colour: colour.line });
  };
  sheet.within('Table', () => {
    heads();
    for (const row of rows) drawRow(row);
  });
};
