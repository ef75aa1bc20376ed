import type { NamedVehicle } from './vehicle.ts';
import { yearRanges } from './year-ranges.ts';

export interface PartFitment {
  readonly make: string;
  readonly model: string;
  readonly series: string;
  readonly years: string;
  readonly variant: string;
  readonly note: string;
}

export interface PartFitments {
  readonly fitments: readonly PartFitment[];
  readonly totalCount: number;
}

/** Names of all vehicles, for parts that fit tens of thousands of them. */
export interface VehicleTable {
  /** Merges the years of one variant under one condition; variants in the order of their names, at most `limit`. */
  merge(
    listed: readonly { readonly vehicles: readonly string[]; readonly note: string }[],
    limit: number,
  ): PartFitments;
}

const yearsFrom = 4_096;
const { compare } = new Intl.Collator('en', { numeric: true });

type Variant = Omit<NamedVehicle, 'id' | 'year'>;
const byName = (a: Variant, b: Variant): number =>
  compare(a.make, b.make) || compare(a.model, b.model) || compare(a.series, b.series) || compare(a.variant, b.variant);

/** Collects vehicles; each is stored as one number: its variant's position and its year. */
export const vehicleTableBuilder = () => {
  const variants = new Map<string, { readonly place: number; readonly variant: Variant }>();
  const vehicles = new Map<string, number>();

  return {
    add({ id, year, ...variant }: NamedVehicle): void {
      const key = [variant.make, variant.model, variant.series, variant.variant].join('\n');
      const known = variants.get(key) ?? { place: variants.size, variant };
      variants.set(key, known);
      vehicles.set(id, known.place * yearsFrom + year);
    },
    build(): VehicleTable {
      const places = [...variants.values()].map(({ variant }) => variant);
      const order = new Uint32Array(places.length);
      const sorted = [...places.keys()].sort((a, b) => {
        const [one, other] = [places[a], places[b]];
        return one && other ? byName(one, other) : 0;
      });
      for (const [rank, place] of sorted.entries()) order[place] = rank;

      return {
        merge: (listed, limit) => {
          const notes = [...new Set(listed.map(({ note }) => note))].sort(compare);
          const years = new Map<number, number[]>();
          for (const { vehicles: ids, note } of listed) {
            const noteAt = notes.indexOf(note);
            for (const id of ids) {
              const vehicle = vehicles.get(id);
              if (vehicle === undefined) continue;
              const key = (order[Math.floor(vehicle / yearsFrom)] ?? 0) * notes.length + noteAt;
              const known = years.get(key);
              if (known) known.push(vehicle % yearsFrom);
              else years.set(key, [vehicle % yearsFrom]);
            }
          }
          const keys = [...years.keys()].sort((a, b) => a - b);
          const fitments = keys.slice(0, limit).flatMap((key): PartFitment[] => {
            const variant = places[sorted[Math.floor(key / notes.length)] ?? -1];
            const { make, model, series, variant: name } = variant ?? { make: '', model: '', series: '', variant: '' };
            const note = notes[key % notes.length] ?? '';
            return [{ make, model, series, years: yearRanges(years.get(key) ?? []), variant: name, note }];
          });
          return { fitments, totalCount: keys.length };
        },
      };
    },
  };
};
