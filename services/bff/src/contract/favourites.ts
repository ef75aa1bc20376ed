import { FavouriteOrder, type ListFavouritesResponse } from '@southline/contracts/catalogue';
import { type Static, Type } from 'typebox';
import { object, words } from './fields.ts';
import type { Pictures } from './pictures.ts';

export const listOptions = object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: '10 rows each.' })),
  sortBy: Type.Optional(words(['partnumber', 'description', 'dateAdded'])),
  sortDir: Type.Optional(words(['asc', 'desc'])),
});

/** Favourites on a page. */
export const pageSize = 10;

const orders = {
  partnumber: FavouriteOrder.FAVOURITE_ORDER_PART_NO,
  description: FavouriteOrder.FAVOURITE_ORDER_DESCRIPTION,
  dateAdded: FavouriteOrder.FAVOURITE_ORDER_DATE_ADDED,
};

/** Without a wish the newest come first. */
export const toListRequest = ({ page = 1, sortBy, sortDir }: Static<typeof listOptions>) => ({
  page,
  pageSize,
  order: orders[sortBy ?? 'dateAdded'],
  descending: sortDir ? sortDir === 'desc' : sortBy === undefined || sortBy === 'dateAdded',
});

const row = Type.Object({
  partnumber: Type.String(),
  description: Type.String(),
  dateAdded: Type.String({ description: 'ISO 8601 UTC.' }),
  imageURL: Type.String({ description: 'Empty: the catalogue no longer has the part.' }),
  superseded: Type.Boolean(),
  supersededBy: Type.String({ description: 'The number that replaced it; empty: none did.' }),
});

export const favouriteFields = {
  favourite: Type.Array(row),
  totalCount: Type.Integer({ description: 'Of the whole list.' }),
};

/** `hashes`: drawing hashes by cleansed part number; a picture without one is today's all the same. */
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
