import { isNotFound } from '@southline/kernel/errors';
import { maxResultCount } from '@southline/rest/operations';
import type { OperationPath } from '@southline/rest/types';
import { noSuchVehicle, toRegisteredVehicles, toVinVehicles } from '../../contract/vehicle-look-ups.ts';
import { toVehicleItem, toVehiclePage } from '../../contract/vehicles.ts';
import type { Runs } from './operation.ts';

export const vehicleOperations: Runs<Extract<OperationPath, `api/Vehicle/${string}`>> = {
  'api/Vehicle/GetMakes': async (_data, { clients }) => (await clients.vehicles.listMakes({})).makes,
  'api/Vehicle/GetModels': async ({ make }, { clients }) => (await clients.vehicles.listModels({ make })).models,
  'api/Vehicle/GetYears': async ({ make, model }, { clients }) =>
    (await clients.vehicles.listYears({ make, model })).years,
  'api/Vehicle/GetVariants': async ({ series = '', ...data }, { clients }) =>
    (await clients.vehicles.listVariants({ ...data, series })).variants,
  /** showAll has no effect: every match is counted, and a page has 20 rows at most. */
  'api/Vehicle/SearchVehicles': async (data, { clients }) =>
    toVehiclePage(
      await clients.vehicles.searchVehicles({
        make: data.make,
        model: data.model ?? '',
        year: data.year ?? 0,
        series: data.series ?? '',
        variant: data.variant ?? '',
        pageSize: data.maxResultCount ?? maxResultCount,
        skip: data.skipCount ?? 0,
      }),
    ),
  'api/Vehicle/GetVehicle': async ({ vehicleSlug }, { clients }) => {
    const { vehicle } = await clients.vehicles.getVehicle({ vehicleSlug }).catch((error: unknown) => {
      throw isNotFound(error) ? noSuchVehicle() : error;
    });
    if (!vehicle) throw noSuchVehicle();
    return toVehicleItem(vehicle);
  },
  /** Blanks, dots and dashes are ignored; the state is one of Australia's, or NZ. Plates are neither logged nor stored. */
  'api/Vehicle/SearchByRego': async ({ value, state }, { clients, countLookUp }) => {
    await countLookUp();
    return toRegisteredVehicles((await clients.vehicles.searchByRego({ plate: value, state })).vehicles);
  },
  /** A VIN, or the frame number of a vehicle made for Japan. Neither is logged nor stored. */
  'api/Vehicle/SearchByVin': async ({ value }, { clients, countLookUp }) => {
    await countLookUp();
    return toVinVehicles(await clients.vehicles.searchByVin({ vin: value }), value);
  },
};
