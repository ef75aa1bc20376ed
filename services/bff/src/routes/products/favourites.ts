import { partOf } from '@southline/contracts/part-facts';
import { done } from '@southline/rest/envelope';
import { toFavourites, toListRequest } from '../../contract/favourites.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { callRoute } from '../call.ts';

export const getFavourite = callRoute('products/get-favourite', ({ clients, settings, logger }) => {
  /**
   * The hashes of the drawings of the parts on a page. Without them the pictures' URLs still work, but cannot be cached
   * for ever.
   */
  const drawingHashes = async (partNos: string[]): Promise<ReadonlyMap<string, string>> => {
    if (partNos.length === 0) return new Map();
    try {
      const { quotes } = await clients.catalogue.quoteParts({ partNos, vehicleSlug: '' });
      return new Map(quotes.map(partOf).map(({ cleansedPartNo, drawingHash }) => [cleansedPartNo, drawingHash]));
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'favourites without drawings');
      return new Map();
    }
  };

  return async ({ body, region }) => {
    const list = await clients.favourites.listFavourites(toListRequest(body));
    const hashes = await drawingHashes(list.favourites.flatMap(({ cleansedPartNo }) => cleansedPartNo ?? []));
    return { status: true, ...toFavourites(list, hashes, picturesOf(settings.BASE_PATH, region)) };
  };
});

export const getFavouriteNumbers = callRoute('products/get-favourite-numbers', ({ clients }) => async () => {
  const { partNos } = await clients.favourites.listFavouriteNumbers({});
  return { status: true, data: partNos };
});

export const addFavourite = callRoute('products/add-favourite', ({ clients }) => async ({ body }) => {
  await clients.favourites.addFavourite({ partNo: body.partno });
  return done;
});

export const removeFavourite = callRoute('products/remove-favourite', ({ clients }) => async ({ body }) => {
  await clients.favourites.removeFavourite({ partNo: body.partno });
  return done;
});
