import { expect, test } from 'vitest';
import type { Part, Shown } from './shown.ts';
import { structuredData } from './structured-data.ts';

const part: Part = {
  productNr: 'BP1003C',
  description: 'Disc brake pads',
  baseImages: ['/x.svg'],
  listPrice: 78.95,
  overallStockLevel: 'InStock',
};
const terms: NonNullable<Shown['terms']> = {
  fee: 12.95,
  freeFrom: 150,
  cutOff: '14:00',
  timeZone: 'Australia/Melbourne',
  transitDays: { VIC: 1, WA: 5 },
  warehouseClosedOn: [],
  holidays: {},
};
type Offer = { shippingDetails?: object; hasMerchantReturnPolicy: object };
const offerOf = (change: Partial<Part> = {}, known = true): Offer | undefined => {
  const shown = { page: undefined, dealers: undefined, part: { ...part, ...change }, terms: known ? terms : undefined };
  const facts = { site: 'https://shop.example', region: 'au', path: 'part-detail/BP1003C' } as const;
  const graph = structuredData(shown, facts)?.['@graph'] as { '@type': string; offers?: Offer }[];
  return graph.find((each) => each['@type'] === 'Product')?.offers;
};

test('a part names the delivery of one unit: fee, country and days', () => {
  expect(offerOf()?.shippingDetails).toMatchObject({
    shippingRate: { value: '12.95', currency: 'AUD' },
    shippingDestination: { addressCountry: 'AU' },
    deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 5 } },
  });
});

test('a part above the limit is delivered free', () => {
  expect(offerOf({ listPrice: 150 })?.shippingDetails).toMatchObject({ shippingRate: { value: '0.00' } });
});

test('returns are open for as many days as the shop takes them', () => {
  expect(offerOf()?.hasMerchantReturnPolicy).toMatchObject({
    merchantReturnDays: 30,
    merchantReturnLink: 'https://shop.example/au/return-policy',
  });
});

test('without terms nothing is said about the delivery, and without a price there is no offer', () => {
  expect(offerOf({}, false)?.shippingDetails).toBeUndefined();
  expect(offerOf({ listPrice: 0 })).toBeUndefined();
});
