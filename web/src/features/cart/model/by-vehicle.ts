import type { CartLine } from '../api/cart-types.ts';

export interface VehicleGroup {
  /** In words; empty for lines without a vehicle. */
  readonly vehicle: string;
  readonly lines: readonly CartLine[];
}

/** The lines by the vehicle that they were chosen for, in the order in which each vehicle first occurs. */
export const byVehicle = (lines: readonly CartLine[]): readonly VehicleGroup[] => {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) {
    const own = groups.get(line.vehicle);
    if (own) own.push(line);
    else groups.set(line.vehicle, [line]);
  }
  return [...groups].map(([vehicle, own]) => ({ vehicle, lines: own }));
};
