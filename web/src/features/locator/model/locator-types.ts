import { type LocatorPage, locatorPages } from '@southline/kernel/locator-page';
import type { Dealer } from '@southline/rest/types';

export type DealerType = Dealer['types'][number];
export type TypeSlug = LocatorPage;

export const typeSlugs: readonly TypeSlug[] = Object.values(locatorPages);

/** The dealer types as the call names them. */
export const typeOf = Object.fromEntries(Object.entries(locatorPages).map(([type, slug]) => [slug, type])) as Readonly<
  Record<TypeSlug, DealerType>
>;

export const isTypeSlug = (text: string): text is TypeSlug => Object.hasOwn(typeOf, text);
