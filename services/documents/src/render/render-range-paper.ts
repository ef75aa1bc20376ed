import { paperTitles, type RangePaper } from '../domain/range-paper.ts';
import { drawFeet } from './closing.ts';
import { drawContinuation, drawMasthead } from './heading.ts';
import { drawCatalogue } from './range/draw-catalogue.ts';
import { drawFlyer } from './range/draw-flyer.ts';
import { drawSections } from './range/draw-sections.ts';
import { createSheet, type Imprint } from './sheet.ts';

const drawBody = { Catalogue: drawCatalogue, Flyers: drawFlyer } as const;
const isOwn = (kind: string): kind is keyof typeof drawBody => kind in drawBody;

/** The PDF of a document of the range: the same bytes for the same facts. */
export const renderRangePaper = async (paper: RangePaper, issuer: string): Promise<Buffer> => {
  const title = paperTitles.get(paper.kind) ?? paper.kind;
  const imprint: Imprint = { title, number: paper.name, issuer, createdAt: paper.publishedAt };
  const sheet = createSheet(imprint);
  const turn = () => {
    sheet.pdf.addPage();
    drawContinuation(sheet, imprint);
  };
  sheet.pdf.addPage();
  drawMasthead(sheet, { ...imprint, number: '' });
  const draw = isOwn(paper.kind) ? drawBody[paper.kind] : drawSections;
  draw(sheet, paper, turn);
  drawFeet(sheet, imprint);
  return sheet.finish();
};
