import {
  FavouriteOrder,
  type FavouritesServiceService,
  type GarageServiceService,
  GarageVehicle,
  GetNoticeResponse,
  ImportGarageResponse,
  ListFavouritesResponse,
  NoticeKind,
  type NoticeServiceService,
  type PartListsServiceService,
  type PartList as ProtoList,
} from '@southline/contracts/catalogue';
import { pascalWords } from '@southline/contracts/enum-words';
import { readCsvText, UnusableFile } from '@southline/imports/csv';
import { regionOf } from '@southline/kernel/region';
import type { Handlers } from '@southline/platform/grpc';
import {
  addFavourite,
  type FavouritePorts,
  type ListedFavourite,
  listFavourites,
  removeFavourite,
} from '../../application/favourites/favourites.ts';
import { type FleetPorts, importFleet } from '../../application/garage/import-fleet.ts';
import { removeVehicle, saveVehicle } from '../../application/garage/save-vehicles.ts';
import { type NoticePorts, requestNotice } from '../../application/notices/request-notice.ts';
import { endLinks, type LinkPorts, savePartList } from '../../application/part-lists/part-lists.ts';
import { invalid } from '../../domain/errors.ts';
import type { FavouriteOrder as Order } from '../../domain/favourites/favourite.ts';
import type { Garage } from '../../domain/garage/garage.ts';
import { invalidToken, noNotice } from '../../domain/notices/notice.ts';
import { noSuchList, type PartList } from '../../domain/part-lists/part-list.ts';
import { toVehicle } from './vehicle-handlers.ts';

/** A guest's vehicles stay on the device. */
const toVehicles = (garage: Garage): GarageVehicle[] =>
  garage.map(({ id, label, vehicle }) => GarageVehicle.fromPartial({ id, label, vehicle: toVehicle(vehicle) }));

/** An unusable file is the sender's mistake, so it is answered as invalid. */
const asInvalid = (error: unknown): never => {
  throw error instanceof UnusableFile ? invalid('files', error.message) : error;
};

/** The owner of a garage is always the caller. */
export const garageHandlers = (ports: FleetPorts): Handlers<typeof GarageServiceService> => ({
  getGarage: async (_request, call) => ({ vehicles: toVehicles(await ports.garages.get(call.owner())) }),
  saveGarageVehicle: async (request, call) => ({
    vehicles: toVehicles(await saveVehicle(ports)(call.owner(), request)),
  }),
  removeGarageVehicle: async ({ id }, call) => ({ vehicles: toVehicles(await removeVehicle(ports)(call.owner(), id)) }),
  importGarage: async ({ csv }, call) => {
    const rows = readCsvText('The file', csv, ['label']);
    const { garage, added, rejected } = await importFleet(ports)(call.owner(), rows, call.signal).catch(asInvalid);
    return ImportGarageResponse.fromPartial({ vehicles: toVehicles(garage), added, rejected: [...rejected] });
  },
});

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

/** Guests have no list. */
const toProto = ({ id, name, rows }: PartList): ProtoList => ({ listId: id, name, rows: [...rows] });

const found = (list: PartList | undefined) => {
  if (!list) throw noSuchList();
  return { list: toProto(list) };
};

/** The owner of the lists is always the caller. */
export const partListHandlers = (ports: LinkPorts): Handlers<typeof PartListsServiceService> => ({
  listPartLists: async (_request, call) => ({ lists: (await ports.lists.list(call.owner())).map(toProto) }),
  savePartList: async (typed, call) => ({ list: toProto(await savePartList(ports)(call.owner(), typed)) }),
  getPartList: async ({ listId }, call) => found(await ports.lists.find(call.owner(), listId)),
  getSharedPartList: async ({ listId }) => found(await ports.lists.findShared(listId)),
  getLinkVersion: async ({ shared }) => ({ version: await ports.links.get(shared) }),
  endLinks: ({ listId }, call) => endLinks(ports)(call.owner(), listId),
  removePartList: async ({ listId }, call) => {
    if (!(await ports.lists.remove(call.owner(), listId))) throw noSuchList();
  },
});

const kinds = pascalWords(NoticeKind);

export const noticeHandlers = (ports: NoticePorts): Handlers<typeof NoticeServiceService> => {
  const { notices, clock } = ports;
  const request = requestNotice(ports);
  return {
    requestNotice: async ({ kind: asked, region, ...wish }, { identity }) => {
      const kind = kinds.words[asked];
      if (!kind) throw invalid('kind', 'Choose the kind of notice.');
      // The BFF sends a member's own address; any other address could be a stranger's.
      const proven = identity !== undefined && identity.role !== 'guest' && identity.role !== 'service';
      return { waiting: await request({ ...wish, kind, region: regionOf(region), proven }) };
    },
    confirmNotice: async ({ token }) => {
      const confirmed = await notices.confirm(token, clock.now());
      if (!confirmed) throw invalidToken();
      return { partNo: confirmed.partNo, kind: kinds.wires[confirmed.kind] };
    },
    endNotices: async ({ token }) => {
      if (!(await notices.end(token, clock.now()))) throw invalidToken();
    },
    getNotice: async ({ noticeId }) => {
      const notice = await notices.forMail(noticeId);
      if (!notice) throw noNotice();
      return GetNoticeResponse.fromPartial({ ...notice, kind: kinds.wires[notice.kind] });
    },
  };
};
