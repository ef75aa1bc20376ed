import { placePage } from '@southline/kernel/place-page';
import type { Data } from '@southline/rest/types';
import type { QueryClient } from '@tanstack/react-query';
import type { FoundDealers } from '../features/locator/api/locator-queries.ts';
import { isTypeSlug } from '../features/locator/model/locator-types.ts';
import { FAMILIES } from '../features/parts/model/families.ts';
import type { RangePage } from '../features/range/api/range-queries.ts';

type Terms = Data<'cart/get-delivery-terms'>;

export type Part = {
  productNr: string;
  description: string;
  baseImages: string[];
  listPrice: number;
  overallStockLevel: string;
  categories?: { categoryName: string }[] | undefined;
};

const dataOf = <T>(queryClient: QueryClient, matches: (key: readonly unknown[]) => boolean): T | undefined =>
  queryClient
    .getQueryCache()
    .getAll()
    .find(({ queryKey, state }) => state.status === 'success' && matches(queryKey))?.state.data as T | undefined;

/** The shown page of the range. The menu's pages are cached by the same query, so the page is found by its name. */
const rangePage = (queryClient: QueryClient, path: string): RangePage | undefined => {
  const name = path.split('/').at(-1)?.toLowerCase() ?? '';
  return dataOf<RangePage>(
    queryClient,
    ([, kind, screen]) => kind === 'range' && String(screen).replace(/ & | /g, '-') === name,
  );
};

const shownPart = (queryClient: QueryClient): Part | undefined =>
  dataOf<{ product: Part }>(queryClient, ([, kind]) => kind === 'product')?.product;

const isRange = (path: string) => /^products\/./i.test(path);
const isLocator = (path: string) => /^location-service\//i.test(path);
const isPart = (path: string) => /^part-detail\//i.test(path);

const shownDealers = (queryClient: QueryClient): FoundDealers | undefined =>
  dataOf<FoundDealers>(queryClient, ([, kind]) => kind === 'dealers');

/** The subject of a page, taken from the data loaded for it. */
export type Shown = {
  page: RangePage | undefined;
  part: Part | undefined;
  dealers: FoundDealers | undefined;
  /** Only where the page shows them. */
  terms: Terms | undefined;
};

export const shownOn = (queryClient: QueryClient, path: string): Shown => ({
  page: isRange(path) ? rangePage(queryClient, path) : undefined,
  part: isPart(path) ? shownPart(queryClient) : undefined,
  dealers: isLocator(path) ? shownDealers(queryClient) : undefined,
  terms: isPart(path) ? dataOf<Terms>(queryClient, ([, kind]) => kind === 'delivery-terms') : undefined,
});

/** The common form of a name's spellings: "Fluids-Oils", "fluids--oils". */
const plain = (name: string) =>
  decodeURIComponent(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Whether the path has an earlier name of the shown page of the range. */
export const isMoved = ({ page }: Pick<Shown, 'page'>, path: string): boolean =>
  page !== undefined && plain(path.split('/').at(-1) ?? '') !== plain(page.segment);

/** The preview picture of a page: its family's, or the site's. */
export const pictureOf = ({ page, part }: Pick<Shown, 'page' | 'part'>): string => {
  const name = part?.categories?.[0]?.categoryName ?? page?.trail[0]?.productName ?? page?.productName;
  const family = FAMILIES.find((each) => each.name === name);
  return family ? `share-${family.art}.png` : 'share.png';
};

/**
 * The canonical path of the shown page, below the region. Visitors may spell a number, a name or a word differently. `path`:
 * the requested path.
 */
export const ownPath = ({ page, part, dealers }: Shown, path: string): string => {
  if (part) return `part-detail/${encodeURIComponent(part.productNr)}`;
  if (page) {
    const levels = [
      ...page.trail.map(({ segment }) => segment),
      ...(page.isDetailPage ? ['details'] : []),
      page.segment,
    ];
    return ['products', ...levels].map(encodeURIComponent).join('/');
  }
  const [, type = ''] = path.toLowerCase().split('/');
  if (dealers?.place?.suburb && isTypeSlug(type)) return placePage(type, dealers.place);
  return path.replace(/\/+$/, '').toLowerCase();
};
