import { drawPart } from '@southline/drawings';
import type { DataSheet } from '../domain/data-sheet.ts';
import { drawSvg } from './draw-svg.ts';
import { renderPages } from './render-pages.ts';
import type { Imprint, Sheet } from './sheet.ts';
import { colour, contentWidth, page, type Style, styles } from './style.ts';
import { readSvg } from './svg.ts';

const picture = { width: 232, height: 174 };
const gap = 24;

type Turn = () => void;

/** Draws lines below the last one. Begins a new page if they do not fit. */
const drawLines = (sheet: Sheet, lines: readonly string[], style: Style, left: number, turn: Turn): void => {
  for (const line of lines) {
    if (sheet.y + style.leading > page.end) turn();
    sheet.text(line, style, left, sheet.y);
    sheet.y += style.leading;
  }
};

/** Draws name and description on the left, and the drawing with its dimensions on the right. */
const drawProduct = (sheet: Sheet, { name, category, description, drawing }: DataSheet, turn: Turn): void => {
  const top = sheet.y;
  const width = contentWidth - picture.width - gap;
  const svg = readSvg(drawPart({ ...drawing, size: 'detail' }));
  sheet.decoration(() => drawSvg(sheet.pdf, svg, { x: page.right - picture.width, y: top, ...picture }));
  drawLines(sheet, [category], styles.label, page.left, turn);
  sheet.y += 2;
  drawLines(sheet, sheet.lines(name, styles.name, width), styles.name, page.left, turn);
  sheet.y += 8;
  drawLines(sheet, sheet.lines(description, styles.lead, width), styles.lead, page.left, turn);
  sheet.y = Math.max(sheet.y, top + picture.height) + 18;
};

const drawSection = (sheet: Sheet, { name, points }: DataSheet['sections'][number], turn: Turn): void => {
  if (sheet.y + 48 > page.end) turn();
  sheet.rule(sheet.y, { weight: 0.9 });
  sheet.y += 8;
  sheet.text(name, styles.head, page.left, sheet.y);
  sheet.y += styles.head.leading + 5;
  for (const point of points) {
    if (sheet.y + styles.lead.leading > page.end) turn();
    sheet.rule(sheet.y + styles.lead.leading / 2, {
      from: page.left,
      to: page.left + 6,
      colour: colour.primary,
      weight: 1.4,
    });
    drawLines(sheet, sheet.lines(point, styles.lead, contentWidth - 14), styles.lead, page.left + 14, turn);
    sheet.y += 2;
  }
  sheet.y += 10;
};

const drawRecommendation = (sheet: Sheet, recommendation: string, turn: Turn): void => {
  const lines = sheet.lines(recommendation, styles.lead, contentWidth - 16);
  const height = lines.length * styles.lead.leading;
  if (sheet.y + height > page.end) turn();
  sheet.decoration(() => sheet.pdf.rect(page.left, sheet.y, 3, height).fill(colour.primary));
  drawLines(sheet, lines, styles.lead, page.left + 16, turn);
};

/** The PDF of a data sheet. The same facts give the same bytes. */
export const renderDataSheet = async (facts: DataSheet, issuer: string): Promise<Buffer> => {
  const imprint: Imprint = { title: 'Data Sheet', number: facts.name, issuer, createdAt: facts.publishedAt };
  return renderPages(imprint, (sheet, turn) => {
    drawProduct(sheet, facts, turn);
    for (const section of facts.sections) drawSection(sheet, section, turn);
    if (facts.recommendation) drawRecommendation(sheet, facts.recommendation, turn);
  });
};
