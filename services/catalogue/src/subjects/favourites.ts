import { FavouritesServiceService } from '@southline/contracts/catalogue';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import type { Reading } from '../application/snapshot/reading.ts';
import { createFavouriteStore } from '../storage/favourite-store.ts';
import { favouriteHandlers } from '../transport/grpc/favourite-handlers.ts';

/** The parts that a person has marked. */
export const addFavourites = (host: Host, mongo: Mongo, reading: Reading): void => {
  const ports = { reading, favourites: createFavouriteStore(mongo), clock: systemClock };
  host.grpc().add(FavouritesServiceService, favouriteHandlers(ports));
};
