import type { Dealer } from '@southline/rest/types';

export type DealerType = Dealer['types'][number];

/** What a page of the locator is called, and what the call is told (spec §9), in the order of the tabs. */
export const typeOf = {
  'battery-stockist': 'Battery',
  'parts-stockist': 'Parts',
  'service-centre': 'Service',
} as const satisfies Record<string, DealerType>;

export type TypeSlug = keyof typeof typeOf;
export const typeSlugs = Object.keys(typeOf) as TypeSlug[];

export const isTypeSlug = (text: string): text is TypeSlug => Object.hasOwn(typeOf, text);
