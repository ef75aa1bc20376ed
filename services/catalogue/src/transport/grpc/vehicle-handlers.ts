import {
  ListMakesResponse,
  ListModelsResponse,
  ListVariantsResponse,
  ListYearsResponse,
  SearchVehiclesResponse,
  type VehicleServiceService,
  Vehicle as WireVehicle,
} from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { VehicleLists } from '../../application/vehicle-lists.ts';
import type { Vehicle } from '../../domain/vehicle.ts';

export const toVehicle = ({ id, slug, label: _label, market: _market, ...vehicle }: Vehicle): WireVehicle =>
  WireVehicle.fromPartial({ ...vehicle, vehicleSlug: slug, vehicleId: id });

export const vehicleHandlers = (lists: VehicleLists): Handlers<typeof VehicleServiceService> => ({
  listMakes: async () => ListMakesResponse.fromPartial({ makes: await lists.listMakes() }),
  listModels: async ({ make }) => ListModelsResponse.fromPartial({ models: await lists.listModels(make) }),
  listYears: async ({ make, model }) => ListYearsResponse.fromPartial({ years: await lists.listYears(make, model) }),
  listVariants: async ({ make, model, year, series }) =>
    ListVariantsResponse.fromPartial({
      variants: await lists.listVariants({ make, model, year, series, variant: '' }),
    }),
  searchVehicles: async ({ pageSize, skip, ...query }) => {
    const { vehicles, totalCount } = await lists.searchVehicles(query, { pageSize, skip });
    return SearchVehiclesResponse.fromPartial({ vehicles: vehicles.map(toVehicle), totalCount });
  },
});
