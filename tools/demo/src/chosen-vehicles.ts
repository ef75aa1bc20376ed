import type { VehicleRow } from './rows.ts';
import { isCommon } from './world.ts';

const generationOf = ({ make, model, series }: VehicleRow) => `${make}|${model}|${series}`;

// Models that visitors look for first; part of every limited set.
const leaders = new Set(
  'HiLux,Corolla,Camry,RAV4,LandCruiser 200,Ranger,Falcon,Commodore,Navara,X-Trail,Triton,Lancer,3,CX-5,BT-50,i30,Forester,Golf,Civic,D-MAX,Swift,Sportage'.split(
    ',',
  ),
);

type Generation = { key: string; make: string; count: number; latest: number };

/**
 * Selects the vehicles of a set of limited size: of each generation one variant per year, engine and drive. It takes six
 * generations of each common make for one of each other make. Generations with many variants come first, because they sell
 * most.
 */
export function chosenVehicles(vehicles: readonly VehicleRow[], limit = vehicles.length): ReadonlySet<VehicleRow> {
  if (limit >= vehicles.length) return new Set(vehicles);
  const leading = leadingVariants(vehicles);
  const generations = new Map<string, Generation>();
  for (const vehicle of leading.values()) {
    const key = generationOf(vehicle);
    const known = generations.get(key) ?? { key, make: vehicle.make, count: 0, latest: 0 };
    known.count++;
    known.latest = Math.max(known.latest, vehicle.year);
    generations.set(key, known);
  }
  const recent = ({ latest, key }: Generation) =>
    leaders.has(key.split('|')[1] ?? '') ? (latest >= 2012 ? 3 : 2) : Number(latest >= 2012);
  const ranked = [...generations.values()].sort(
    (a, b) => recent(b) - recent(a) || b.count - a.count || (a.key < b.key ? -1 : 1),
  );
  const seenOfMake = new Map<string, number>();
  const queue = ranked.map((generation) => {
    const rank = seenOfMake.get(generation.make) ?? 0;
    seenOfMake.set(generation.make, rank + 1);
    return { generation, rank: isCommon(generation.make) ? Math.floor(rank / 6) : rank };
  });
  const kept = new Set<string>();
  let room = limit;
  for (const { generation } of queue.sort((a, b) => a.rank - b.rank)) {
    if (generation.count > room) continue;
    kept.add(generation.key);
    room -= generation.count;
  }
  return new Set([...leading.values()].filter((vehicle) => kept.has(generationOf(vehicle))));
}

const kindOf = (vehicle: VehicleRow) =>
  [generationOf(vehicle), vehicle.year, vehicle.engine_code, vehicle.fuel, vehicle.drive].join('|');

function leadingVariants(vehicles: readonly VehicleRow[]): Map<string, VehicleRow> {
  const leading = new Map<string, VehicleRow>();
  for (const vehicle of vehicles) {
    const key = kindOf(vehicle);
    if (!leading.has(key)) leading.set(key, vehicle);
  }
  return leading;
}
