import { paperTitles, type RangePaper } from '../domain/range-paper.ts';
import { drawCatalogue } from './range/draw-catalogue.ts';
import { drawFlyer } from './range/draw-flyer.ts';
import { drawSections } from './range/draw-sections.ts';
import { renderPages } from './render-pages.ts';
import type { Imprint } from './sheet.ts';

const drawBody = { Catalogue: drawCatalogue, Flyers: drawFlyer } as const;
const isOwn = (kind: string): kind is keyof typeof drawBody => kind in drawBody;

/** The PDF of a document of the range. The same facts give the same bytes. */
export const renderRangePaper = async (paper: RangePaper, issuer: string): Promise<Buffer> => {
  const title = paperTitles.get(paper.kind) ?? paper.kind;
  const imprint: Imprint = { title, number: paper.name, issuer, createdAt: paper.publishedAt };
  const draw = isOwn(paper.kind) ? drawBody[paper.kind] : drawSections;
  return renderPages(imprint, (sheet, turn) => draw(sheet, paper, turn));
};
