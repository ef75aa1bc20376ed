import { GarageServiceService } from '@southline/contracts/catalogue';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import type { Mongo } from '@southline/platform/mongo';
import type { Reading } from '../application/snapshot/reading.ts';
import { searchByRego } from '../application/vehicles/look-up-vehicle.ts';
import type { Config } from '../config.ts';
import { createGarageStore } from '../storage/garage-store.ts';
import { garageHandlers } from '../transport/grpc/garage-handlers.ts';
import { registerOf } from './vehicles.ts';

/** The saved vehicles of an account. */
export const addGarage = (host: Host, mongo: Mongo, config: Config, reading: Reading): void => {
  const ofPlate = searchByRego(reading, registerOf(config), () => host.switches.refuse('plate-look-up-off'));
  const ports = { reading, searchByRego: ofPlate, garages: createGarageStore(mongo), ids: { next: randomId } };
  host.grpc().add(GarageServiceService, garageHandlers(ports));
};
