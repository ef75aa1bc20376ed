import { DomainError } from '@southline/kernel/errors';
import type { ProductPage } from '../range-page.ts';
import type { Book, InstallationTexts } from './paper-texts.ts';
import type { PaperProduct, PaperSection, RangePaper } from './range-paper.ts';

const placeOf = ({ trail }: ProductPage) => ['Our Range', ...trail.map(({ name }) => name)].join(', ');

const sectionsOf = ({ detail }: ProductPage): PaperSection[] => [
  ...(detail?.features ?? []).map(({ name, items }) => ({ name, points: items })),
  ...(detail?.applications ? [{ name: detail.applications.name, points: detail.applications.items }] : []),
];

const headOf = (page: ProductPage) => ({
  name: page.name,
  category: placeOf(page),
  description: page.description,
  drawing: page.drawing,
  region: '' as const,
});

/** The steps of fitting it. */
export const installationPaper = (page: ProductPage, texts: InstallationTexts): RangePaper => ({
  ...headOf(page),
  kind: 'Installation',
  fileName: `${page.segment}.pdf`,
  sections: [
    { name: 'You need', points: texts.tools },
    { name: 'Before you start', points: texts.before },
    { name: 'Step by step', points: texts.steps, steps: true },
    { name: 'Afterwards', points: texts.after },
  ],
  note: texts.note,
});

type Points = NonNullable<RangePaper['highlights']>;

/** A flyer: one page with three facts, for the counter. */
export const flyerPaper = (page: ProductPage, highlights: Points): RangePaper => ({
  ...headOf(page),
  kind: 'Flyers',
  fileName: `${page.segment}.pdf`,
  highlights,
  sections: sectionsOf(page).slice(-1),
  note: page.detail?.applications?.recommend ?? '',
});

const productOf = (page: ProductPage): PaperProduct => ({
  name: page.name,
  category: placeOf(page),
  description: page.description,
  drawing: page.drawing,
  sections: sectionsOf(page),
  recommendation: page.detail?.applications?.recommend ?? '',
});

/** A front page with the contents; then one page per product, in menu order. */
export const cataloguePaper = (book: Book, segment: string, pages: readonly ProductPage[]): RangePaper => {
  const [first] = pages;
  if (!first) throw new DomainError('invalid', 'RangeUnusable', `No page stands in the catalogue "${book.name}".`);
  return {
    kind: 'Catalogue',
    fileName: `${segment}.pdf`,
    name: book.name,
    category: 'Our Range',
    description: book.description,
    drawing: first.drawing,
    region: '',
    products: pages.map(productOf),
    note: '',
  };
};

/** The page number of the product at this index in its catalogue: the front page is page 1. */
export const cataloguePage = (index: number): number => index + 2;
