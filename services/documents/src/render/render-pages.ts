import { drawFeet } from './closing.ts';
import { drawContinuation, drawMasthead } from './heading.ts';
import { createSheet, type Imprint, type Sheet } from './sheet.ts';

/**
 * The PDF of a document without a number: a masthead, the output of `draw`, and the feet of the pages. `turn` begins a
 * page.
 */
export const renderPages = (imprint: Imprint, draw: (sheet: Sheet, turn: () => void) => void): Buffer => {
  const sheet = createSheet(imprint);
  sheet.pdf.addPage();
  drawMasthead(sheet, { ...imprint, number: '' });
  draw(sheet, () => {
    sheet.pdf.addPage();
    drawContinuation(sheet, imprint);
  });
  drawFeet(sheet, imprint);
  return sheet.finish();
};
