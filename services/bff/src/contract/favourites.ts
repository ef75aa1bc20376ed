import { FavouriteOrder, type ListFavouritesResponse } from '@southline/contracts/catalogue';
import type { Body } from '@southline/rest/types';
import type { Pictures } from './pictures.ts';

/** Favourites per page. */
export const pageSize = 10;

const orders = {
  partnumber: FavouriteOrder.FAVOURITE_ORDER_PART_NO,
  description: FavouriteOrder.FAVOURITE_ORDER_DESCRIPTION,
  dateAdded: FavouriteOrder.FAVOURITE_ORDER_DATE_ADDED,
};

/** The default order: the newest first. */
export const toListRequest = ({ page = 1, sortBy, sortDir }: Body<'products/get-favourite'>) => ({
  page,
  pageSize,
  order: orders[sortBy ?? 'dateAdded'],
  descending: sortDir ? sortDir === 'desc' : sortBy === undefined || sortBy === 'dateAdded',
});

/** `hashes`: drawing hashes by cleansed part number; without one the URL still shows today's picture. */
export const toFavourites = (
  { favourites, totalCount }: ListFavouritesResponse,
  hashes: ReadonlyMap<string, string>,
  pictures: Pictures,
) => ({
  favourite: favourites.map(({ partNo, description, dateAdded, cleansedPartNo, supersededBy }) => ({
    partnumber: partNo,
    description,
    dateAdded,
    imageURL: cleansedPartNo ? pictures.thumb(cleansedPartNo, hashes.get(cleansedPartNo) ?? 'current') : '',
    superseded: supersededBy !== '',
    supersededBy,
  })),
  totalCount,
});
