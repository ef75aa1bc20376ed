import { type Cells, formula, type Parsed, type Problem, readCells } from '@southline/imports/cells';
import type { ImportRow } from '@southline/imports/import-row';
import { holdsCardNumber } from '@southline/kernel/card-number';
import { isDomainError } from '@southline/kernel/errors';
import { invalid } from '../../domain/errors.ts';
import { maxGarage, maxLabel, type SavedVehicle, withVehicles } from '../../domain/garage/garage.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import type { searchByRego } from '../vehicles/look-up-vehicle.ts';
import { vehicleLists } from '../vehicles/vehicle-lists.ts';
import type { GaragePorts } from './save-vehicles.ts';

/** A vehicle of a fleet as its file names it: by slug, by plate, or in words. */
interface FleetRow {
  readonly label: string;
  readonly slug: string;
  /** Looked up, but not stored. */
  readonly registration: { readonly plate: string; readonly state: string };
  readonly named: { readonly make: string; readonly model: string; readonly year: number } & Readonly<
    Record<'series' | 'variant', string>
  >;
}

const columns = ['label', 'vehicle_slug', 'plate', 'state', 'make', 'model', 'year', 'series', 'variant'] as const;

const fleetRow = (cells: Cells): Parsed<FleetRow> => {
  const row = readCells(cells);
  for (const column of columns) if (formula(cells[column] ?? '')) row.add(column, 'begins like a formula');
  const label = row.text('label', { max: maxLabel });
  if (holdsCardNumber(label)) row.add('label', 'looks like a card number');
  const slug = row.code('vehicle_slug');
  const plate = row.code('plate', { max: 20 });
  const state = row.text('state', { required: slug === '' && plate !== '', max: 3 });
  const inWords = slug === '' && plate === '';
  const make = row.text('make', { required: inWords });
  const model = row.name('model', { required: inWords });
  const year = inWords ? row.integer('year', { min: 1900, max: 2100 }) : 0;
  const [series, variant] = [row.name('series'), row.name('variant')];
  return row.done(() => ({
    label,
    slug,
    registration: { plate, state },
    named: { make, model, year, series, variant },
  }));
};

/** The most rows that are read. A garage cannot contain more vehicles. */
const maxRows = maxGarage;

/** The register is queried one plate after the other while the member waits, so their number is limited. */
const maxPlates = 20;

export interface FleetPorts extends GaragePorts {
  readonly searchByRego: ReturnType<typeof searchByRego>;
}

/**
 * Finds the one vehicle of a row, or the reason why there is none. Look-ups by words are cached with the catalogue, so that a
 * fleet of one model needs only one.
 */
const vehicleFinder = ({ reading, searchByRego: ofPlate }: FleetPorts, signal: AbortSignal | undefined) => {
  const lists = vehicleLists(reading);
  const snapshot = reading.catalogue.snapshot();
  let plates = 0;
  const registered = async (registration: FleetRow['registration']): Promise<Vehicle | Problem> => {
    plates += 1;
    if (plates > maxPlates) return { field: 'plate', problem: `a file has at most ${maxPlates} plates` };
    const vehicles = await ofPlate(registration, signal).catch((error: unknown) => {
      // Only an invalid plate or state is the row's problem; an unavailable register is not.
      if (isDomainError(error) && error.kind === 'invalid') return [];
      throw error;
    });
    const [only, ...others] = vehicles;
    if (!only) return { field: 'plate', problem: 'no vehicle was found: check the plate and its state' };
    if (others.length === 0) return only;
    return { field: 'plate', problem: `${vehicles.length} vehicles may be meant: give vehicle_slug` };
  };
  return async ({ slug, registration, named }: FleetRow): Promise<Vehicle | Problem> => {
    if (slug !== '')
      return (
        (await findVehicle(snapshot, slug)) ?? { field: 'vehicle_slug', problem: 'is no vehicle of the catalogue' }
      );
    if (registration.plate !== '') return registered(registration);
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

/**
 * Saves the vehicles of a file. Rows with problems are reported. The valid rows are saved together or, if they exceed the
 * limit, not at all.
 */
export const importFleet =
  (ports: FleetPorts) => async (owner: string, rows: AsyncIterable<ImportRow>, signal?: AbortSignal) => {
    const vehicleOf = vehicleFinder(ports, signal);
    const rejected: (Problem & { row: number })[] = [];
    const wanted: SavedVehicle[] = [];
    let read = 0;
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
    if (wanted.length === 0) return { garage: await ports.garages.get(owner), added: 0, rejected };
    let before = 0;
    const garage = await ports.garages.change(owner, (known) => {
      before = known.length;
      return withVehicles(known, wanted);
    });
    return {
      garage,
      /** How many vehicles were added to the garage. */
      added: garage.length - before,
      rejected,
    };
  };
