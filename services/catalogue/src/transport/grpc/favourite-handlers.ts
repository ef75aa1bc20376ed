import { FavouriteOrder, type FavouritesServiceService, ListFavouritesResponse } from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import { addFavourite, type FavouritePorts, removeFavourite } from '../../application/favourites/add-favourite.ts';
import { type ListedFavourite, listFavourites } from '../../application/favourites/list-favourites.ts';
import type { FavouriteOrder as Order } from '../../domain/favourites/favourite.ts';

/** Guests have no list. */
const orders: Partial<Record<FavouriteOrder, Order>> = {
  [FavouriteOrder.FAVOURITE_ORDER_PART_NO]: 'part',
  [FavouriteOrder.FAVOURITE_ORDER_DESCRIPTION]: 'description',
  [FavouriteOrder.FAVOURITE_ORDER_DATE_ADDED]: 'addedAt',
};

const toFavourite = ({ part, partNo, description, addedAt, known, supersededBy }: ListedFavourite) => ({
  partNo,
  description,
  supersededBy,
  dateAdded: addedAt.toISOString(),
  ...(known && { cleansedPartNo: part }),
});

/** The owner of a list is always the caller. */
export const favouriteHandlers = (ports: FavouritePorts): Handlers<typeof FavouritesServiceService> => ({
  listFavourites: async ({ order, ...query }, call) => {
    const { favourites, totalCount } = await listFavourites(ports)(call.owner(), { ...query, order: orders[order] });
    return ListFavouritesResponse.fromPartial({ favourites: favourites.map(toFavourite), totalCount });
  },
  listFavouriteNumbers: async (_request, call) => ({ partNos: await ports.favourites.numbers(call.owner()) }),
  addFavourite: ({ partNo }, call) => addFavourite(ports)(call.owner(), partNo),
  removeFavourite: ({ partNo }, call) => removeFavourite(ports)(call.owner(), partNo),
});
