import type { Paper } from '../domain/paper.ts';
import { drawClosing, drawFeet } from './closing.ts';
import { drawContinuation, drawFacts, drawMasthead, drawParties } from './heading.ts';
import { createSheet } from './sheet.ts';
import { drawTable } from './table.ts';

/** The PDF of a document, with text and vector lines only. The same contents give the same bytes. */
export const renderPaper = async (paper: Paper): Promise<Buffer> => {
  const sheet = createSheet(paper);

  const turn = () => {
    sheet.pdf.addPage();
    drawContinuation(sheet, paper);
  };
  sheet.pdf.addPage();
  drawMasthead(sheet, paper);
  drawFacts(sheet, paper.facts);
  drawParties(sheet, paper.parties);
  drawTable(sheet, paper.columns, paper.rows, turn);
  drawClosing(sheet, paper, turn);
  drawFeet(sheet, paper);

  return sheet.finish();
};
