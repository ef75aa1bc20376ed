import { locatorPages, placePage } from '@southline/kernel/locator-page';
import type { Clients } from '../../clients/index.ts';
import { toDealer } from '../../contract/dealer.ts';
import type { Region } from '../../contract/region.ts';

const pageSize = 500;

/**
 * The pages of the suburbs that have a dealer of a type, each once. They are cached for the locator's current version.
 */
export const placePages = ({ listedDealers }: Clients) => {
  const cache = new Map<Region, { version: string; pages: readonly string[] }>();
  const read = async (region: Region): Promise<readonly string[]> => {
    const pages = new Set<string>();
    let pageToken = '';
    do {
      const { dealers, nextPageToken } = await listedDealers.listDealers({ region, pageSize, pageToken });
      for (const message of dealers) {
        const dealer = toDealer(message, { basePath: '', region });
        for (const type of dealer.types) pages.add(placePage(locatorPages[type], dealer));
      }
      pageToken = nextPageToken;
    } while (pageToken !== '');
    return [...pages].sort();
  };
  return async (region: Region): Promise<readonly string[]> => {
    const { version } = await listedDealers.getLocatorVersion({});
    const known = cache.get(region);
    if (known?.version === version) return known.pages;
    const pages = await read(region);
    cache.set(region, { version, pages });
    return pages;
  };
};
