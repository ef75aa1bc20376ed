import { invalid, vehicleNotFound } from '../../domain/errors.ts';
import type { Vehicle, VehicleFilter } from '../../domain/vehicles/vehicle.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findVehicle } from './find-vehicle.ts';

/** Year 0: every year. */
type VehicleQuery = Required<VehicleFilter>;

const maxPageSize = 20;

/** Only the given fields filter; makes are upper case. */
const filterOf = ({ make, model, year, series, variant }: VehicleQuery): VehicleFilter => ({
  make: make.trim().toUpperCase(),
  ...(model && { model }),
  ...(year && { year }),
  ...(series && { series }),
  ...(variant && { variant }),
});

/** The steps of the finder. Only an import changes the answers, so they are cached until then. */
export const vehicleLists = ({ catalogue }: Reading) => {
  const kept = async <T>(key: readonly unknown[], read: (snapshot: Snapshot) => Promise<T>): Promise<T> => {
    const snapshot = catalogue.snapshot();
    return (await snapshot.caches.vehicleLists.get(JSON.stringify(key), () => read(snapshot))) as T;
  };
  const upper = (make: string) => make.trim().toUpperCase();

  return {
    getVehicle: async (slug: string) => {
      const vehicle = await findVehicle(catalogue.snapshot(), slug);
      if (!vehicle) throw vehicleNotFound(slug);
      return vehicle;
    },
    listMakes: () => kept(['makes'], async ({ read }) => (await read.makes()).sort()),
    listModels: (make: string) =>
      kept(['models', upper(make)], async ({ read }) => {
        const models = await read.models(upper(make));
        return models.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      }),
    listYears: (make: string, model: string) =>
      kept(['years', upper(make), model], async ({ read }) => {
        const years = await read.years(upper(make), model);
        return years.sort((a, b) => b - a);
      }),
    listVariants: (query: VehicleQuery) =>
      kept(['variants', filterOf(query)], ({ read }) => read.variants(filterOf(query))),
    searchVehicles: (
      query: VehicleQuery,
      page: { readonly pageSize: number; readonly skip: number },
    ): Promise<{ vehicles: Vehicle[]; totalCount: number }> => {
      if (!query.make.trim()) throw invalid('make', 'Choose a make.');
      const limit = Math.min(Math.max(page.pageSize || maxPageSize, 1), maxPageSize);
      const skip = Math.max(page.skip, 0);
      return kept(['search', filterOf(query), limit, skip], ({ read }) =>
        read.vehicles(filterOf(query), { skip, limit }),
      );
    },
  };
};

export type VehicleLists = ReturnType<typeof vehicleLists>;
