import { FavouriteOrder, type FavouritesServiceService } from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import { cleanse } from '@southline/kernel/part-number';
import type { Handlers } from '@southline/platform/grpc';

/** Favourites by owner in the order of adding, one minute apart. */
export const createFavourites = () => {
  const lists = new Map<string, string[]>();
  const handlers: Handlers<typeof FavouritesServiceService> = {
    async listFavourites({ page, pageSize, order, descending }, call) {
      const all = (lists.get(call.owner()) ?? []).map((partNo, minute) => ({
        partNo,
        description: `Part ${partNo}`,
        dateAdded: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
        // Part numbers that begin with X are no longer in the catalogue.
        ...(!partNo.startsWith('X') && { cleansedPartNo: cleanse(partNo) }),
        supersededBy: partNo.endsWith('-OLD') ? 'SL-NEW' : '',
      }));
      if (order === FavouriteOrder.FAVOURITE_ORDER_PART_NO) all.sort((a, b) => (a.partNo < b.partNo ? -1 : 1));
      if (descending) all.reverse();
      return { favourites: all.slice((page - 1) * pageSize, page * pageSize), totalCount: all.length };
    },
    async listFavouriteNumbers(_request, call) {
      return { partNos: lists.get(call.owner()) ?? [] };
    },
    async addFavourite({ partNo }, call) {
      if (partNo.startsWith('NONE')) throw new DomainError('not-found', 'PartUnknown', 'There is no such part.');
      const list = lists.get(call.owner()) ?? [];
      lists.set(call.owner(), list.includes(partNo) ? list : [...list, partNo]);
    },
    async removeFavourite({ partNo }, call) {
      lists.set(
        call.owner(),
        (lists.get(call.owner()) ?? []).filter((known) => known !== partNo),
      );
    },
  };
  return { handlers, lists };
};
