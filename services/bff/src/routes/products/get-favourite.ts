import type { Route } from '../../context.ts';
import { answers } from '../../contract/envelope.ts';
import { favouriteFields, listOptions, toFavourites, toListRequest } from '../../contract/favourites.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { postCall } from '../call.ts';

const schema = postCall(
  { tag: 'Favourites', summary: 'One page of the own favourites; the newest first unless asked otherwise' },
  listOptions,
  answers(favouriteFields),
);

export const getFavourite: Route = (app, { clients, settings, logger }) => {
  /** Drawings of the parts on a page. A picture's address works without them, it just does not cache for ever. */
  const drawingHashes = async (partNos: string[]): Promise<ReadonlyMap<string, string>> => {
    if (partNos.length === 0) return new Map();
    try {
      const { quotes } = await clients.catalogue.quoteParts({ partNos, vehicleSlug: '' });
      return new Map(quotes.map(({ cleansedPartNo, drawingHash }) => [cleansedPartNo, drawingHash]));
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'favourites without drawings');
      return new Map();
    }
  };

  app.post('/products/get-favourite', { schema }, async ({ body, region }) => {
    const list = await clients.favourites.listFavourites(toListRequest(body));
    const hashes = await drawingHashes(list.favourites.flatMap(({ cleansedPartNo }) => cleansedPartNo ?? []));
    return { status: true, ...toFavourites(list, hashes, picturesOf(settings.BASE_PATH, region)) };
  });
};
