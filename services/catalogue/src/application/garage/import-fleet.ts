import type { Problem } from '@southline/imports/cells';
import { UnusableFile } from '@southline/imports/csv';
import type { ImportRow } from '@southline/imports/import-row';
import { invalid } from '../../domain/errors.ts';
import { type Garage, type KeptVehicle, maxGarage, withVehicles } from '../../domain/garage/garage.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { vehicleLists } from '../vehicles/vehicle-lists.ts';
import { type FleetRow, fleetRow } from './fleet-row.ts';
import type { GaragePorts } from './keep-vehicles.ts';

export interface FleetReport {
  readonly garage: Garage;
  /** That were not there before. */
  readonly added: number;
  readonly rejected: readonly (Problem & { readonly row: number })[];
}

/** Rows that are read at all; a garage has no more. */
const maxRows = maxGarage;

/** The one vehicle that a row means, or why there is none; look-ups are kept with the catalogue, so that a fleet of one model asks once. */
const vehicleFinder = ({ reading }: Pick<GaragePorts, 'reading'>) => {
  const lists = vehicleLists(reading);
  const snapshot = reading.catalogue.snapshot();
  return async ({ slug, named }: FleetRow): Promise<Vehicle | Problem> => {
    if (slug !== '')
      return (
        (await findVehicle(snapshot, slug)) ?? { field: 'vehicle_slug', problem: 'is no vehicle of the catalogue' }
      );
    const { vehicles, totalCount } = await lists.searchVehicles(named, { pageSize: 1, skip: 0 });
    const [only] = vehicles;
    if (!only) return { field: 'model', problem: 'no such vehicle: check make, model, year, series and variant' };
    if (totalCount === 1) return only;
    return {
      field: 'variant',
      problem: `${totalCount} vehicles are called so: give series and variant, or vehicle_slug`,
    };
  };
};

/** Keeps the vehicles of a file. Rows with problems are told; the others are kept all or, when they are too many, none. */
export const importFleet =
  (ports: GaragePorts) =>
  async (owner: string, rows: AsyncIterable<ImportRow>): Promise<FleetReport> => {
    const vehicleOf = vehicleFinder(ports);
    const rejected: (Problem & { row: number })[] = [];
    const wanted: KeptVehicle[] = [];
    let read = 0;
    try {
      for await (const { row, cells, problem } of rows) {
        read += 1;
        if (read > maxRows) throw invalid('files', `A file has at most ${maxRows} rows. Nothing was added.`);
        const parsed = problem ? { problems: [{ field: 'row', problem }] } : fleetRow(cells);
        if ('problems' in parsed) {
          rejected.push(...parsed.problems.map((each) => ({ row, ...each })));
          continue;
        }
        const found = await vehicleOf(parsed.value);
        if ('problem' in found) rejected.push({ row, ...found });
        else wanted.push({ id: ports.ids.next(), label: parsed.value.label, vehicle: found });
      }
    } catch (error) {
      if (error instanceof UnusableFile) throw invalid('files', error.message);
      throw error;
    }
    if (wanted.length === 0) return { garage: await ports.garages.get(owner), added: 0, rejected };
    let before = 0;
    const garage = await ports.garages.change(owner, (known) => {
      before = known.length;
      return withVehicles(known, wanted);
    });
    return { garage, added: garage.length - before, rejected };
  };
