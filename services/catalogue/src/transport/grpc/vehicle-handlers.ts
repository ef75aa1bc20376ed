import {
  GetVehicleResponse,
  ListMakesResponse,
  ListModelsResponse,
  ListVariantsResponse,
  ListYearsResponse,
  SearchByRegoResponse,
  SearchByVinResponse,
  SearchVehiclesResponse,
  type VehicleServiceService,
  Vehicle as WireVehicle,
} from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { searchByRego, searchByVin, VinLookUp } from '../../application/vehicles/look-up-vehicle.ts';
import type { VehicleLists } from '../../application/vehicles/vehicle-lists.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';

export const toVehicle = ({ id, slug, market: _market, ...vehicle }: Vehicle): WireVehicle =>
  WireVehicle.fromPartial({ ...vehicle, vehicleSlug: slug, vehicleId: id });

export interface LookUps {
  readonly searchByRego: ReturnType<typeof searchByRego>;
  readonly searchByVin: ReturnType<typeof searchByVin>;
}

const toFacts = (facts: VinLookUp['facts']) =>
  facts.kind === 'FRAME'
    ? { kind: facts.kind }
    : { kind: facts.kind, makes: [...facts.makes], modelYears: [...facts.modelYears], checkDigit: facts.checkDigit };

export const vehicleHandlers = (lists: VehicleLists, lookUps: LookUps): Handlers<typeof VehicleServiceService> => ({
  searchByRego: async (request, { signal }) => {
    const vehicles = await lookUps.searchByRego(request, signal);
    return SearchByRegoResponse.fromPartial({ vehicles: vehicles.map(toVehicle) });
  },
  searchByVin: async ({ vin }) => {
    const { vehicles, facts, totalCount } = await lookUps.searchByVin(vin);
    return SearchByVinResponse.fromPartial({ vehicles: vehicles.map(toVehicle), facts: toFacts(facts), totalCount });
  },
  getVehicle: async ({ vehicleSlug }) =>
    GetVehicleResponse.fromPartial({ vehicle: toVehicle(await lists.getVehicle(vehicleSlug)) }),
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
