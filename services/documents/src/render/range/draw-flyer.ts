import type { RangePaper } from '../../domain/range-paper.ts';
import type { Sheet } from '../sheet.ts';
import { colour, contentWidth, page, styles } from '../style.ts';
import { drawNote, drawPicture, drawSection, drawText, fullWidth, type Turn } from './flow.ts';

const bandHeight = 300;
const gap = 20;

/** Draws one page with the large drawing, three facts, and the vehicles that the product fits. */
export const drawFlyer = (sheet: Sheet, paper: RangePaper, turn: Turn): void => {
  sheet.decoration(() => sheet.pdf.rect(page.left, sheet.y, contentWidth, bandHeight).fill(colour.wash));
  drawPicture(sheet, paper.drawing, {
    x: page.left + 60,
    y: sheet.y + 12,
    width: contentWidth - 120,
    height: bandHeight - 24,
  });
  sheet.y += bandHeight + 22;
  drawText(sheet, paper.name, styles.display, fullWidth, turn);
  sheet.y += 6;
  drawText(sheet, paper.description, styles.lead, { ...fullWidth, width: contentWidth * 0.82 }, turn);
  sheet.y += 18;
  const top = sheet.y;
  const width = (contentWidth - 2 * gap) / 3;
  let lowest = top;
  paper.highlights.forEach(({ title, text }, index) => {
    const column = { left: page.left + index * (width + gap), width };
    sheet.y = top;
    sheet.rule(sheet.y, { from: column.left, to: column.left + width, weight: 2.6, colour: colour.primary });
    sheet.y += 9;
    drawText(sheet, title, styles.large, column, turn);
    sheet.y += 3;
    drawText(sheet, text, styles.body, column, turn);
    lowest = Math.max(lowest, sheet.y);
  });
  sheet.y = lowest + 20;
  for (const section of paper.sections) drawSection(sheet, section, fullWidth, turn);
  drawNote(sheet, paper.note, fullWidth, turn);
};
