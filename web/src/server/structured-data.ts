import { RETURN_DAYS } from '@southline/kernel/returns';
import type { Dealer } from '@southline/rest/types';
import type { RangePage } from '../features/range/api/range-queries.ts';
import { SUPPORT_EMAIL, SUPPORT_PHONE } from '../shared/brand/contact.ts';
import type { Region } from '../shared/http/api-client.ts';
import type { Part, Shown } from './shown.ts';

type Json = Record<string, unknown>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export type Facts = {
  /** The URL of the site without a trailing slash: `https://shop.example/base`. */
  site: string;
  region: Region;
  /** The page's path below the region, without a leading slash. */
  path: string;
};

/** The description for search results; undefined: the page's own text. */
export const descriptionOf = ({ page, part }: Shown): string | undefined => (page ?? part)?.description;

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

type Level = { name: string; path: string };

const breadcrumbList = (facts: Facts, levels: readonly Level[]): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: levels.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address(facts, path),
  })),
});

const partBreadcrumbs = (facts: Facts, { productNr, categories = [] }: Part): Json =>
  breadcrumbList(facts, [
    { name: 'Parts Finder', path: 'parts-finder' },
    ...categories.map(({ categoryName }) => ({
      name: categoryName,
      path: `parts-finder?category=${encodeURIComponent(categoryName)}`,
    })),
    { name: productNr, path: facts.path },
  ]);

const breadcrumbs = (facts: Facts, { productName, trail }: RangePage): Json =>
  breadcrumbList(facts, [
    { name: 'Home', path: '' },
    { name: 'Parts', path: 'products' },
    ...trail.map((crumb, at) => ({
      name: crumb.productName,
      path: ['products', ...trail.slice(0, at + 1).map(({ segment }) => segment)].join('/'),
    })),
    { name: productName, path: facts.path },
  ]);

const rangeProduct = (facts: Facts, { productName, description, image }: RangePage): Json => ({
  '@type': 'Product',
  name: productName,
  description,
  image: new URL(image, facts.site).href,
  brand: { '@type': 'Brand', name: 'Southline' },
});

const days = (minValue: number, maxValue: number): Json => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** The delivery of one unit, as the terms of delivery state it: within Australia, for a flat fee that large orders do not pay. */
const shipping = ({ fee, freeFrom, transitDays }: NonNullable<Shown['terms']>, price: number): Json => {
  const travel = Object.values(transitDays);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: (price >= freeFrom ? 0 : fee).toFixed(2), currency: 'AUD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'AU' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // It leaves on the same working day, or after the cut-off on the next.
      handlingTime: days(0, 1),
      ...(travel.length > 0 && { transitTime: days(Math.min(...travel), Math.max(...travel)) }),
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays.slice(0, 5) },
    },
  };
};

/** The policy of the page `return-policy`. The vocabulary has no terms for its reasons, so its description names them. */
const returns = (facts: Facts): Json => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'AU',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnInStore',
  refundType: 'https://schema.org/FullRefund',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  description: 'For an incorrect part or quantity and for damage on delivery. Defects are warranty claims.',
  merchantReturnLink: address(facts, 'return-policy'),
});

const partProduct = (facts: Facts, part: Part, terms: Shown['terms']): Json => ({
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
      ...(terms && { shippingDetails: shipping(terms, part.listPrice) }),
      hasMerchantReturnPolicy: returns(facts),
    },
  }),
});

const business = (facts: Facts, dealer: Dealer): Json => ({
  '@type': 'LocalBusiness',
  '@id': `${address(facts, facts.path)}#${dealer.dealerCode}`,
  name: dealer.dealerName,
  telephone: dealer.telephone,
  ...(dealer.web && { url: dealer.web }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: dealer.dealerAddress,
    addressLocality: dealer.suburb,
    postalCode: dealer.postcode,
    addressCountry: dealer.state === 'NZ' ? 'NZ' : 'AU',
    ...(dealer.state !== 'NZ' && { addressRegion: dealer.state }),
  },
  geo: { '@type': 'GeoCoordinates', latitude: dealer.location.lat, longitude: dealer.location.lng },
  openingHoursSpecification: dealer.openingHours.week.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays[day - 1],
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
  })),
});

/** Structured data about the page for search engines (schema.org); undefined if there is none. */
export const structuredData = ({ page, part, dealers, terms }: Shown, facts: Facts): Json | undefined => {
  const graph = [
    ...(facts.path === '' ? organisation(facts) : []),
    ...(page ? [breadcrumbs(facts, page)] : []),
    ...(page?.isDetailPage ? [rangeProduct(facts, page)] : []),
    ...(part ? [partBreadcrumbs(facts, part), partProduct(facts, part, terms)] : []),
    ...(dealers?.dealers ?? []).map((dealer) => business(facts, dealer)),
  ];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
};
