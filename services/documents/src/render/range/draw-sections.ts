import type { RangePaper } from '../../domain/range-paper.ts';
import { drawFacts } from '../heading.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, styles } from '../style.ts';
import { drawNote, drawPicture, drawSection, drawText, fullWidth, type Turn } from './flow.ts';

const gap = 24;

/** Draws name and description on the left, and the drawing on the right. */
export const drawHead = (
  sheet: Sheet,
  { name, category, description, drawing }: Pick<RangePaper, 'name' | 'category' | 'description' | 'drawing'>,
  turn: Turn,
  pictureWidth = 150,
): void => {
  const top = sheet.y;
  const height = (pictureWidth * 3) / 4;
  const width = drawing ? contentWidth - pictureWidth - gap : contentWidth;
  drawPicture(sheet, drawing, { x: page.right - pictureWidth, y: top, width: pictureWidth, height });
  const column = { left: page.left, width };
  drawText(sheet, category, styles.label, column, turn);
  sheet.y += 2;
  drawText(sheet, name, styles.name, column, turn);
  sheet.y += 6;
  drawText(sheet, description, styles.lead, column, turn);
  sheet.y = Math.max(sheet.y, drawing ? top + height : 0) + 16;
};

/** Kinds of documents whose sections have numbers, so that they can be cited. */
const numbered: readonly string[] = ['SDS', 'Terms', 'Warranty'];

/** Draws the sections one below the other. */
export const drawSections = (sheet: Sheet, paper: RangePaper, turn: Turn): void => {
  drawHead(sheet, paper, turn, paper.kind === 'Installation' ? 200 : 150);
  if (paper.facts.length > 0) drawFacts(sheet, paper.facts);
  paper.sections.forEach((section, index) => {
    drawSection(sheet, section, fullWidth, turn, numbered.includes(paper.kind) ? index + 1 : undefined);
  });
  drawNote(sheet, paper.note, fullWidth, turn);
};
