import type { Clock } from '@southline/kernel/clock';
import { invalid } from '../../domain/errors.ts';
import { type RegisteredVehicle, readPlate, type VehicleRegister } from '../../domain/vehicles/plate.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import {
  type FrameNumber,
  readVin,
  type Series,
  seriesOfFrame,
  seriesOfVin,
  type Vin,
} from '../../domain/vehicles/vin.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

const maxVehicles = 200;

const sameText = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/**
 * The catalogue's vehicles that match the register's description. Details beyond make, model and year narrow the result, but
 * never to none.
 */
const matching = async ({ read }: Snapshot, registered: RegisteredVehicle): Promise<Vehicle[]> => {
  const { make, model, year, series, variant, body } = registered;
  const filter = { make: make.toUpperCase(), model, year };
  const { vehicles } = await read.vehicles(filter, { skip: 0, limit: 200 });
  const narrow = (list: Vehicle[], wanted: string, holds: (vehicle: Vehicle) => boolean): Vehicle[] => {
    const kept = wanted === '' ? list : list.filter(holds);
    return kept.length > 0 ? kept : list;
  };
  const bySeries = narrow(vehicles, series, (vehicle) => vehicle.series.toUpperCase().includes(series.toUpperCase()));
  const byVariant = narrow(bySeries, variant, (vehicle) => sameText(vehicle.variant, variant));
  return narrow(byVariant, body, ({ carline }) => sameText(carline.split(',')[0] ?? '', body));
};

const distinct = (vehicles: readonly Vehicle[]): Vehicle[] => [
  ...new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])).values(),
];

/**
 * Vehicles of a registration plate. The plate is sent to the register only and not stored. `refuse` throws while look-ups are
 * switched off.
 */
export const searchByRego =
  ({ catalogue }: Reading, register: VehicleRegister, refuse: () => Promise<void>) =>
  async (query: { readonly plate: string; readonly state: string }, signal?: AbortSignal): Promise<Vehicle[]> => {
    await refuse();
    const snapshot = catalogue.snapshot();
    const registered = await register.vehiclesOf(readPlate(query.plate, query.state), signal);
    const found = await Promise.all(registered.map((one) => matching(snapshot, one)));
    return distinct(found.flat()).slice(0, maxVehicles);
  };

export const allSeries = ({ caches, read }: Snapshot): Promise<readonly Series[]> =>
  caches.vehicleLists.get('series', () => read.series()) as Promise<readonly Series[]>;

/** Each vehicle has one series and one year, so none occurs twice. */
const ofSeries = async ({ read }: Snapshot, list: readonly Series[], years: readonly number[]) => {
  const found: Vehicle[] = [];
  let totalCount = 0;
  for (const { make, model, series, years: built } of list) {
    const dated = built.filter((year) => years.includes(year));
    for (const year of dated.length > 0 ? dated : [undefined]) {
      const filter = { make, model, series, ...(year !== undefined && { year }) };
      // At least 1, because a limit of 0 would mean no limit.
      const limit = Math.max(1, maxVehicles - found.length);
      const page = await read.vehicles(filter, { skip: 0, limit });
      if (found.length < maxVehicles) found.push(...page.vehicles);
      totalCount += page.totalCount;
    }
  }
  return { vehicles: found, totalCount };
};

export interface VinLookUp {
  readonly facts: Vin | FrameNumber;
  readonly vehicles: readonly Vehicle[];
  readonly totalCount: number;
}

/** Vehicles of a VIN or a Japanese frame number, decoded from the number itself. */
export const searchByVin =
  ({ catalogue }: Reading, clock: Clock) =>
  async (text: string): Promise<VinLookUp> => {
    const facts = readVin(text, clock.now().getUTCFullYear());
    if (!facts) {
      throw invalid('value', 'A VIN has 17 letters and digits; a Japanese frame number looks like GRX120-3012345.');
    }
    const snapshot = catalogue.snapshot();
    const all = await allSeries(snapshot);
    const [series, years] =
      facts.kind === 'VIN' ? [seriesOfVin(facts, all), facts.modelYears] : [seriesOfFrame(facts, all), []];
    return { facts, ...(await ofSeries(snapshot, series, years)) };
  };
