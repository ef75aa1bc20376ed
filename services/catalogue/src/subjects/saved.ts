import {
  FavouritesServiceService,
  GarageServiceService,
  NoticeServiceService,
  PartListsServiceService,
} from '@southline/contracts/catalogue';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import type { Mongo } from '@southline/platform/mongo';
import { fulfillingNotices } from '../application/notices/fulfil-notices.ts';
import type { Reading } from '../application/snapshot/reading.ts';
import { searchByRego } from '../application/vehicles/look-up-vehicle.ts';
import type { Config } from '../config.ts';
import { createFavouriteStore } from '../storage/favourite-store.ts';
import { createGarageStore } from '../storage/garage-store.ts';
import { createNoticeStore } from '../storage/notice-store.ts';
import { createLinkVersionStore, createPartListStore } from '../storage/part-list-store.ts';
import {
  favouriteHandlers,
  garageHandlers,
  noticeHandlers,
  partListHandlers,
} from '../transport/grpc/saved-handlers.ts';
import { registerOf } from './vehicles.ts';

/** The parts that a person has marked. */
export const addFavourites = (host: Host, mongo: Mongo, reading: Reading): void => {
  const ports = { reading, favourites: createFavouriteStore(mongo), clock: systemClock };
  host.grpc().add(FavouritesServiceService, favouriteHandlers(ports));
};

/** The saved vehicles of an account. */
export const addGarage = (host: Host, mongo: Mongo, config: Config, reading: Reading): void => {
  const ofPlate = searchByRego(reading, registerOf(config), () => host.switches.refuse('plate-look-up-off'));
  const ports = { reading, searchByRego: ofPlate, garages: createGarageStore(mongo), ids: { next: randomId } };
  host.grpc().add(GarageServiceService, garageHandlers(ports));
};

/** Saved lists of numbers and quantities. */
export const addPartLists = (host: Host, mongo: Mongo): void => {
  const ports = { lists: createPartListStore(mongo), links: createLinkVersionStore(mongo), clock: systemClock };
  host.grpc().add(PartListsServiceService, partListHandlers(ports));
};

/** Wishes for mails about parts, and the check that fulfils them. */
export const addNotices = (host: Host, mongo: Mongo, reading: Reading, config: Config): void => {
  const ports = { reading, notices: createNoticeStore(mongo), clock: systemClock };
  host.background(fulfillingNotices(ports, config.NOTICES_EVERY_MS, host.logger));
  host.grpc().add(NoticeServiceService, noticeHandlers(ports));
};
