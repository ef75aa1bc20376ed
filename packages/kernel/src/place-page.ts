import type { LocatorPage } from './locator-page.ts';
import { placeSlug } from './place-slug.ts';

/** The path, below the region, of the page of the dealers near a suburb. */
export const placePage = (page: LocatorPage, { state, suburb }: { state: string; suburb: string }): string =>
  `location-service/${page}/${state.toLowerCase()}/${placeSlug(suburb)}`;
