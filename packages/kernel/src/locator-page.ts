import { placeSlug } from './place-slug.ts';

/** What the locator's pages are called, by the type of the dealers that they list; in the order of its tabs. */
export const locatorPages = {
  Battery: 'battery-stockist',
  Parts: 'parts-stockist',
  Service: 'service-centre',
} as const;

export type LocatorPage = (typeof locatorPages)[keyof typeof locatorPages];

/** Below the region: the page of the dealers near a suburb. */
export const placePage = (page: LocatorPage, { state, suburb }: { state: string; suburb: string }): string =>
  `location-service/${page}/${state.toLowerCase()}/${placeSlug(suburb)}`;
