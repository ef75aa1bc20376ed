import type { RangePaper } from '../../domain/range-paper.ts';
import { drawFacts } from '../heading.ts';
import type { Sheet } from '../sheet.ts';
import { drawHead } from './draw-head.ts';
import { drawNote, drawSection, fullWidth, type Turn } from './flow.ts';

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
