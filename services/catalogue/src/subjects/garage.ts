import { GarageServiceService } from '@southline/contracts/catalogue';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import type { Mongo } from '@southline/platform/mongo';
import type { Reading } from '../application/snapshot/reading.ts';
import { garageStore } from '../storage/garage-store.ts';
import { garageAccess, garageHandlers } from '../transport/grpc/garage-handlers.ts';

/** The vehicles that a person keeps in the account. */
export const addGarage = (host: Host, mongo: Mongo, reading: Reading): void => {
  const ports = { reading, garages: garageStore(mongo), ids: { next: randomId } };
  host.grpc().add(GarageServiceService, garageHandlers(ports), garageAccess);
};
