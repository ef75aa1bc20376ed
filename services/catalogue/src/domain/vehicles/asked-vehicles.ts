import type { Vehicle } from './vehicle.ts';

const most = 12;

/** "2.8 L diesel, 150 kW, 1GD-FTV": the carline of a vehicle without its body, drive and gearbox. */
const engineOf = ({ carline }: Pick<Vehicle, 'carline'>): string => carline.split(', ').slice(1, 4).join(', ');

export interface VehicleChoice {
  readonly slug: string;
  /** "SR5, 2.8 L diesel, 150 kW, 1GD-FTV". */
  readonly text: string;
}

/**
 * The vehicles from which a buyer is asked to choose: one for each variant and engine. The first ones cover every engine.
 * Empty if all have the same engine, or their years differ.
 */
export const askedVehicles = (
  named: readonly Pick<Vehicle, 'slug' | 'carline' | 'variant' | 'year'>[],
): VehicleChoice[] => {
  if (new Set(named.map(({ year }) => year)).size !== 1) return [];
  const different = [...Map.groupBy(named, (one) => `${one.variant}\n${engineOf(one)}`).values()].flatMap(
    ([first]) => first ?? [],
  );
  const byEngine = [...Map.groupBy(different, engineOf).values()];
  if (byEngine.length < 2) return [];
  const rank = new Map(byEngine.flatMap((list) => list.map((one, at) => [one, at] as const)));
  return different
    .sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
    .slice(0, most)
    .map((one) => ({ slug: one.slug, text: [one.variant, engineOf(one)].filter(Boolean).join(', ') }));
};
