import { hash } from './random.ts';
import type { VehicleRow } from './rows.ts';
import { expandVehicles } from './vehicles.ts';

/** The scope of a part's fit: all vehicles that share these properties. */
export type Scope = 'engine' | 'generation' | 'axle' | 'air' | 'oil' | 'drivetrain';

const keys: Readonly<Record<Scope, (vehicle: VehicleRow) => string>> = {
  engine: ({ make, engine_code, engine_cc, fuel }) => [make, engine_code, engine_cc, fuel].join('|'),
  generation: ({ make, model, series }) => [make, model, series].join('|'),
  axle: ({ make, model, series, drive }) => [make, model, series, drive].join('|'),
  air: ({ make, model, series, fuel, engine_l }) => [make, model, series, fuel, engine_l].join('|'),
  oil: ({ make, fuel, engine_cc }) => [make, fuel, engine_cc].join('|'),
  drivetrain: ({ make, drive, cylinders }) => [make, drive, cylinders].join('|'),
};

/** Vehicles that share a scope's key. */
export type Group = {
  readonly key: string;
  readonly vehicles: readonly VehicleRow[];
  /** The vehicle to name in a description. */
  readonly sample: VehicleRow;
  readonly from: number;
  readonly to: number;
  /** A number that depends only on the key, not on the seed: it selects parts. */
  readonly dice: number;
};

export type World = {
  readonly seed: number;
  readonly vehicles: readonly VehicleRow[];
  /** Common makes first, then those with the most vehicles, so that a small set covers common cars. */
  groups(scope: Scope): readonly Group[];
};

// Worlds of other seeds share the vehicles and groups as long as one of them is in use.
let held: WeakRef<readonly VehicleRow[]> | undefined;
const grouped = new WeakMap<readonly VehicleRow[], Map<Scope, readonly Group[]>>();

function allVehicles(): readonly VehicleRow[] {
  const vehicles = held?.deref() ?? [...expandVehicles()];
  held = new WeakRef(vehicles);
  return vehicles;
}

/** The vehicles and their groups. Its memory depends only on their number, not on the number of parts. */
export function createWorld(seed: number): World {
  const vehicles = allVehicles();
  const built = grouped.get(vehicles) ?? new Map<Scope, readonly Group[]>();
  grouped.set(vehicles, built);
  return {
    seed,
    vehicles,
    groups: (scope) => {
      const known = built.get(scope);
      if (known) return known;
      const groups = groupBy(vehicles, keys[scope]);
      built.set(scope, groups);
      return groups;
    },
  };
}

function groupBy(vehicles: readonly VehicleRow[], keyOf: (vehicle: VehicleRow) => string): Group[] {
  const groups = [...Map.groupBy(vehicles, keyOf)].map(([key, list]): Group => {
    const years = list.map((vehicle) => vehicle.year);
    const [sample] = list;
    if (!sample) throw new RangeError(`no vehicle for ${key}`);
    return {
      key,
      vehicles: list,
      sample,
      from: Math.min(...years),
      to: Math.max(...years),
      dice: hash(key),
    };
  });
  return groups.sort(
    (a, b) =>
      Number(isCommon(b.sample.make)) - Number(isCommon(a.sample.make)) ||
      b.vehicles.length - a.vehicles.length ||
      (a.key < b.key ? -1 : 1),
  );
}

// The most common makes of both countries.
const common = 'TOYOTA FORD MAZDA HOLDEN MITSUBISHI HYUNDAI NISSAN KIA SUBARU VOLKSWAGEN HONDA SUZUKI ISUZU'.split(' ');
export const isCommon = (make: string): boolean => common.includes(make);

export type Build = 'small' | 'mid' | 'large' | 'utility' | 'van' | 'truck';

const trucks: ReadonlySet<string> = new Set(['HINO', 'FUSO', 'UD', 'KENWORTH', 'FOTON']);

/** Size class, which decides battery case, brake and wiper sizes. */
export function buildOf({ make, body, engine_cc, fuel }: VehicleRow): Build {
  if (trucks.has(make) || body === 'Prime Mover') return 'truck';
  if (body === 'Van' || body === 'Bus') return 'van';
  if (
    body === 'Utility' ||
    body === 'Cab Chassis' ||
    (body === 'SUV' && fuel === 'Diesel' && (engine_cc ?? 0) > 2300)
  ) {
    return 'utility';
  }
  if ((engine_cc ?? 2000) >= 2900 || (body === 'SUV' && (engine_cc ?? 0) >= 2300)) return 'large';
  return (engine_cc ?? 2000) <= 1500 && body !== 'SUV' ? 'small' : 'mid';
}

const asWritten: ReadonlySet<string> = new Set(['BMW', 'GWM', 'LDV', 'MG', 'HSV', 'BYD', 'RAM', 'UD', 'MINI']);

/** "TOYOTA" → "Toyota", as it reads in a description. */
export const makeName = (make: string): string =>
  asWritten.has(make) ? make : make.toLowerCase().replace(/(^|[\s-])[a-z]/g, (letter) => letter.toUpperCase());

/** "Toyota Hilux GUN126": the first chassis code only. */
export const modelName = ({ make, model, series }: VehicleRow): string =>
  [makeName(make), model, series.split(/[/(]/)[0]?.trim() ?? ''].filter(Boolean).join(' ');

export const yearsText = (from: number, to: number): string =>
  from === to ? String(from) : `${from}–${to >= 2026 ? 'on' : to}`;
