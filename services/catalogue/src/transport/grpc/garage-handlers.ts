import { type GarageServiceService, GarageVehicle, ImportGarageResponse } from '@southline/contracts/catalogue';
import { readCsvText, UnusableFile } from '@southline/imports/csv';
import type { Handlers } from '@southline/platform/grpc';
import { type FleetPorts, importFleet } from '../../application/garage/import-fleet.ts';
import { removeVehicle, saveVehicle } from '../../application/garage/save-vehicles.ts';
import { invalid } from '../../domain/errors.ts';
import type { Garage } from '../../domain/garage/garage.ts';
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
