import { DomainError } from '@southline/kernel/errors';
import { pageKey, segmentOf } from './page-name.ts';
import type { PageChild, PageParts, ProductDetail, ProductPage, RangePage } from './range-page.ts';

/** An address has three segments for categories. */
const MAX_CATEGORY_DEPTH = 3;

const unusable = (name: string, problem: string) =>
  new DomainError('invalid', 'RangeUnusable', `The page "${name}" ${problem}.`, { page: name });

const partsBelow = ({ parts, children = [] }: RangePage): PageParts[] => [
  ...(parts ? [parts] : []),
  ...children.flatMap(partsBelow),
];

const childOf = (page: RangePage): PageChild => ({
  name: page.name,
  segment: segmentOf(page.name),
  description: page.description,
  drawing: page.drawing,
  hasChildren: page.children !== undefined,
  opensDownload: page.opensDownload ?? '',
  parts: partsBelow(page),
});

const detailOf = (page: RangePage, { finderCategory, book }: Inherited): ProductDetail => ({
  features: page.features ?? [],
  applications: page.applications,
  highlights: page.highlights ?? [],
  featureList: page.featureList ?? [],
  papers: page.sheets ?? [],
  finderCategory,
  parts: page.parts ?? '',
  book,
  safety: page.safety ?? '',
  installation: page.installation ?? '',
});

type Inherited = { readonly finderCategory: string; readonly book: string };
type Above = Inherited & { readonly trail: ProductPage['trail'] };

/**
 * Gives every page of the range its position, root first, in the order of the menu. Names must differ because they are
 * addresses, and earlier names too: each leads to one page, in one step.
 */
export const placePages = (root: RangePage): ProductPage[] => {
  const pages: ProductPage[] = [];
  const keys = new Set<string>();

  const place = (page: RangePage, level: number, above: Above): void => {
    const key = level < 0 ? '' : pageKey(page.name);
    if (keys.has(key)) throw unusable(page.name, 'has the name of another page');
    keys.add(key);
    if (page.children && level > MAX_CATEGORY_DEPTH) throw unusable(page.name, 'lies deeper than an address goes');
    const finderCategory = page.finderCategory ?? above.finderCategory;
    const book = page.book ?? (above.book || (level < 0 ? '' : page.name));
    const { name, description, drawing, children } = page;
    const here = { name, segment: segmentOf(name) };
    pages.push({
      key,
      ...here,
      description,
      drawing,
      trail: above.trail,
      position: pages.length,
      level: children ? level : above.trail.length,
      children: (children ?? []).map(childOf),
      ...(page.formerly && { formerly: page.formerly.map(pageKey) }),
      ...(!children && { detail: detailOf(page, { finderCategory, book }) }),
    });
    const trail = level < 0 ? [] : [...above.trail, here];
    for (const child of children ?? []) place(child, level < 0 ? 1 : level + 1, { trail, finderCategory, book });
  };
  place(root, -1, { trail: [], finderCategory: '', book: '' });
  for (const { name, formerly = [] } of pages) {
    for (const former of formerly) {
      if (keys.has(former)) throw unusable(name, `was called "${former}", and so is or was another page`);
      keys.add(former);
    }
  }
  return pages;
};
