import { DomainError } from '@southline/kernel/errors';
import { pageKey, segmentOf } from './page-name.ts';
import type { PageChild, ProductDetail, ProductPage, RangePage } from './range-page.ts';

/** An address has three segments for categories. */
export const MAX_CATEGORY_DEPTH = 3;

const unusable = (name: string, problem: string) =>
  new DomainError('invalid', 'RangeUnusable', `The page "${name}" ${problem}.`, { page: name });

const childOf = ({ name, description, drawing, children, opensDownload }: RangePage): PageChild => ({
  name,
  segment: segmentOf(name),
  description,
  drawing,
  hasChildren: children !== undefined,
  opensDownload: opensDownload ?? '',
});

const detailOf = (page: RangePage, finderCategory: string): ProductDetail => ({
  features: page.features ?? [],
  applications: page.applications,
  highlights: page.highlights ?? [],
  featureList: page.featureList ?? [],
  papers: page.sheets ?? [],
  finderCategory,
});

type Above = { readonly trail: ProductPage['trail']; readonly finderCategory: string };

/** Gives every page of the range its place, root first, in the order of the menu. Names must differ: they are addresses. */
export const placePages = (root: RangePage): ProductPage[] => {
  const pages: ProductPage[] = [];
  const keys = new Set<string>();

  const place = (page: RangePage, level: number, above: Above): void => {
    const key = level < 0 ? '' : pageKey(page.name);
    if (keys.has(key)) throw unusable(page.name, 'has the name of another page');
    keys.add(key);
    if (page.children && level > MAX_CATEGORY_DEPTH) throw unusable(page.name, 'lies deeper than an address goes');
    const finderCategory = page.finderCategory ?? above.finderCategory;
    const { name, description, drawing, children } = page;
    const here = { name, segment: segmentOf(name) };
    pages.push({
      ...{ key, ...here, description, drawing, trail: above.trail, position: pages.length },
      level: children ? level : above.trail.length,
      children: (children ?? []).map(childOf),
      ...(!children && { detail: detailOf(page, finderCategory) }),
    });
    const trail = level < 0 ? [] : [...above.trail, here];
    for (const child of children ?? []) place(child, level < 0 ? 1 : level + 1, { trail, finderCategory });
  };
  place(root, -1, { trail: [], finderCategory: '' });
  return pages;
};
