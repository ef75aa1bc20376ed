import { placeSlug } from './place-slug.ts';

/** The URL names of the locator's pages by dealer type, in the order of the tabs. */
export const locatorPages = {
  Battery: 'battery-stockist',
  Parts: 'parts-stockist',
  Service: 'service-centre',
} as const;

export type LocatorPage = (typeof locatorPages)[keyof typeof locatorPages];

/** The path, below the region, of the page of the dealers near a suburb. */
export const placePage = (page: LocatorPage, { state, suburb }: { state: string; suburb: string }): string =>
  `location-service/${page}/${state.toLowerCase()}/${placeSlug(suburb)}`;
