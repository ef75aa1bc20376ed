import { partsOf } from '../../domain/lists/vehicle-parts.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import { type VehicleInWords, type VehicleNames, vehicleNames } from '../../domain/vehicles/vehicle-words.ts';
import type { NamedVehicles, VehicleReader } from '../search/understand.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { allSeries } from './look-up-vehicle.ts';

/** The most vehicles of a named model; one model of one year has some dozens. */
const mostOfModel = 200;

/** Names of makes and models for reading texts. */
export const namesOf = ({ caches, ...snapshot }: Snapshot): Promise<VehicleNames> =>
  caches.vehicleLists.get('names', async () =>
    vehicleNames(await allSeries({ caches, ...snapshot }), snapshot.language),
  ) as Promise<VehicleNames>;

/** The vehicles that words name. The remaining words select some of them, such as "SR5". */
export const vehiclesNamed = async ({ caches, read }: Snapshot, { make, model, year, rest }: VehicleInWords) => {
  if (model === '') return { vehicles: [], rest };
  const filter = { make, model, ...(year > 0 && { year }) };
  const page = { skip: 0, limit: mostOfModel };
  const key = JSON.stringify(['named', make, model, year]);
  let vehicles = (await caches.vehicleLists.get(
    key,
    async () => (await read.vehicles(filter, page)).vehicles,
  )) as readonly Vehicle[];
  const left: string[] = [];
  for (const word of rest.split(' ')) {
    const wanted = word.toLowerCase();
    const narrower = vehicles.filter(({ series, variant, carline }) =>
      `${series} ${variant} ${carline}`
        .toLowerCase()
        .split(/[\s,]+/)
        .includes(wanted),
    );
    if (narrower.length > 0) vehicles = narrower;
    else left.push(word);
  }
  return { vehicles, rest: left.join(' ') };
};

/** Positions of the parts of a named vehicle. */
export const partsOfNamed = async (snapshot: Snapshot, named: VehicleInWords): Promise<NamedVehicles> => {
  const { vehicles, rest } = await vehiclesNamed(snapshot, named);
  const { make, model, year } = named;
  const parts = await snapshot.caches.namedParts.get(JSON.stringify([make, model, year, named.rest]), async () => {
    const listed = new Set<number>();
    for (const { id } of vehicles) for (const part of partsOf(snapshot.vehicleParts, id)) listed.add(part);
    return listed;
  });
  return { rest, parts, vehicles };
};

/** Recognises vehicles in texts, and finds their parts. */
export const vehicleReader = async (snapshot: Snapshot): Promise<VehicleReader> => {
  const names = await namesOf(snapshot);
  return {
    read: (text) => names.read(text, snapshot.words.isCommon),
    partsOf: (named) => partsOfNamed(snapshot, named),
  };
};
