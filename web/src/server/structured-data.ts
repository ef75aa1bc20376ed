import type { QueryClient } from '@tanstack/react-query';
import type { RangePage } from '../features/range/api/range-queries.ts';
import { SUPPORT_EMAIL, SUPPORT_PHONE } from '../shared/brand/contact.ts';
import type { Region } from '../shared/http/api-client.ts';

type Json = Record<string, unknown>;

export type Facts = {
  /** Where the site is, without a slash at its end: `https://shop.example/base`. */
  site: string;
  region: Region;
  /** Below the region, without a slash at its begin. */
  path: string;
};

type Part = {
  productNr: string;
  description: string;
  baseImages: string[];
  listPrice: number;
  overallStockLevel: string;
};

const dataOf = <T>(queryClient: QueryClient, matches: (key: readonly unknown[]) => boolean): T | undefined =>
  queryClient
    .getQueryCache()
    .getAll()
    .find(({ queryKey, state }) => state.status === 'success' && matches(queryKey))?.state.data as T | undefined;

/** The page of the range that is shown; the menu's own pages are asked for by the same query, so its name decides. */
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
const isPart = (path: string) => /^part-detail\//i.test(path);

/** What search results show below the title; undefined leaves the site's own. */
export const descriptionOf = (queryClient: QueryClient, path: string): string | undefined => {
  if (isRange(path)) return rangePage(queryClient, path)?.description;
  if (isPart(path)) return shownPart(queryClient)?.description;
  return undefined;
};

const address = ({ site, region }: Facts, path: string) => `${site}/${region}${path && `/${path}`}`;

const organisation = (facts: Facts): Json[] => [
  {
    '@type': 'Organization',
    name: 'Southline',
    url: address(facts, ''),
    logo: `${facts.site}/favicon.svg`,
    contactPoint: { '@type': 'ContactPoint', telephone: SUPPORT_PHONE, email: SUPPORT_EMAIL },
  },
  {
    '@type': 'WebSite',
    name: 'Southline',
    url: address(facts, ''),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${address(facts, 'context-search')}?q={query}`,
      'query-input': 'required name=query',
    },
  },
];

const breadcrumbs = (facts: Facts, { productName, trail }: RangePage): Json => {
  const levels = [
    { name: 'Home', path: '' },
    { name: 'Parts', path: 'products' },
    ...trail.map((crumb, at) => ({
      name: crumb.productName,
      path: ['products', ...trail.slice(0, at + 1).map(({ segment }) => segment)].join('/'),
    })),
    { name: productName, path: facts.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: levels.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: address(facts, path),
    })),
  };
};

const rangeProduct = (facts: Facts, { productName, description, image }: RangePage): Json => ({
  '@type': 'Product',
  name: productName,
  description,
  image: new URL(image, facts.site).href,
  brand: { '@type': 'Brand', name: 'Southline' },
});

const partProduct = (facts: Facts, part: Part): Json => ({
  '@type': 'Product',
  name: part.description,
  sku: part.productNr,
  image: part.baseImages.map((image) => new URL(image, facts.site).href),
  brand: { '@type': 'Brand', name: 'Southline' },
  ...(part.listPrice > 0 && {
    offers: {
      '@type': 'Offer',
      price: part.listPrice.toFixed(2),
      priceCurrency: 'AUD',
      availability: `https://schema.org/${part.overallStockLevel === 'None' ? 'OutOfStock' : 'InStock'}`,
      url: address(facts, facts.path),
    },
  }),
});

/** What the page is about, for search engines (schema.org); undefined where there is nothing to say. */
export const structuredData = (queryClient: QueryClient, facts: Facts): Json | undefined => {
  const page = isRange(facts.path) ? rangePage(queryClient, facts.path) : undefined;
  const part = isPart(facts.path) ? shownPart(queryClient) : undefined;
  const graph = [
    ...(facts.path === '' ? organisation(facts) : []),
    ...(page ? [breadcrumbs(facts, page)] : []),
    ...(page?.isDetailPage ? [rangeProduct(facts, page)] : []),
    ...(part ? [partProduct(facts, part)] : []),
  ];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
};
