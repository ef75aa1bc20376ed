import { DomainError } from '@southline/kernel/errors';
import { segmentOf } from '../page-name.ts';
import type { PublishedRange } from '../ports.ts';
import type { PaperLink, ProductPage } from '../range-page.ts';
import { cataloguePage, cataloguePaper, flyerPaper, installationPaper } from './page-papers.ts';
import type { PaperTexts } from './paper-texts.ts';
import type { RangePaper } from './range-paper.ts';
import { safetyPaper } from './safety-paper.ts';

type Made = { readonly link: PaperLink; readonly paper?: RangePaper };

const missing = (page: ProductPage, what: string) =>
  new DomainError('invalid', 'RangeUnusable', `The page "${page.name}" has no ${what}.`, { page: page.name });

const made = (paper: RangePaper, label: string): Made => ({
  paper,
  link: { kind: paper.kind as PaperLink['kind'], fileName: paper.fileName, label, region: paper.region, page: 0 },
});

const pagePapers = (texts: PaperTexts, page: ProductPage): Made[] =>
  (page.detail?.papers ?? []).flatMap((kind): Made[] => {
    if (kind === 'Specs') {
      return [{ link: { kind, fileName: `${page.segment}.pdf`, label: 'Specification', region: '', page: 0 } }];
    }
    if (kind === 'SDS') {
      return (['au', 'nz'] as const).map((region) =>
        made(safetyPaper(texts.safety, page, region), 'Safety data sheet'),
      );
    }
    if (kind === 'Installation') {
      const steps = texts.installation[page.detail?.installation ?? ''];
      if (!steps) throw missing(page, 'installation texts');
      return [made(installationPaper(page, steps), 'Installation')];
    }
    if (kind === 'Flyers') {
      const points = texts.flyers[page.name];
      if (!points) throw missing(page, 'flyer texts');
      return [made(flyerPaper(page, points), 'Flyer')];
    }
    return [];
  });

/** Links the pages to their PDFs, and prepares the PDFs' contents. */
export const makePapers = (pages: readonly ProductPage[], texts: PaperTexts): PublishedRange => {
  const details = pages.filter(({ detail }) => detail);
  const inBook = (name: string) => details.filter(({ detail }) => detail?.book === name);
  const linksOf = new Map<string, readonly PaperLink[]>();
  const papers: RangePaper[] = [];
  for (const book of texts.books) {
    const segment = segmentOf(book.name);
    const held = inBook(book.name);
    if (held.length > 0) papers.push(cataloguePaper(book, segment, held));
    held.forEach((page, index) => {
      const own = pagePapers(texts, page);
      papers.push(...own.flatMap(({ paper }) => paper ?? []));
      const inCatalogue: PaperLink = {
        kind: 'Catalogue',
        fileName: `${segment}.pdf`,
        label: `${book.name} catalogue`,
        region: '',
        page: cataloguePage(index),
      };
      linksOf.set(page.key, [inCatalogue, ...own.map(({ link }) => link)]);
    });
  }
  const without = details.find(({ key }) => !linksOf.has(key));
  if (without) throw missing(without, `catalogue "${without.detail?.book}"`);
  return {
    pages: pages.map((page) =>
      page.detail ? { ...page, detail: { ...page.detail, paperLinks: linksOf.get(page.key) ?? [] } } : page,
    ),
    papers: [...papers, ...texts.documents],
    downloads: texts.books
      .filter(({ listed }) => listed)
      .map(({ name }) => ({
        name,
        rows: inBook(name).map((page) => ({ product: page.name, papers: linksOf.get(page.key) ?? [] })),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
};
