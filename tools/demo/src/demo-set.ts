import { categoryRows } from './categories.ts';
import { chosenVehicles } from './chosen-vehicles.ts';
import { issue } from './issue.ts';
import { jobRows } from './jobs.ts';
import { partRow, stockRow, supersessionRow } from './part-row.ts';
import type { CategoryRow, FitmentRow, JobRow, PartRow, StockRow, SupersessionRow, VehicleRow } from './rows.ts';
import { createWorld } from './world.ts';

export type DemoOptions = {
  /** Parts in the set, superseded numbers and children included; 20,000 to show, up to 200,000 for load tests. */
  readonly parts: number;
  readonly seed: number;
  /** The most vehicles: one variant of each year, engine and drive, common models first; all 57,342 by default. */
  readonly vehicles?: number;
};

export type DemoSet = {
  vehicles(): Iterable<VehicleRow>;
  categories(): Iterable<CategoryRow>;
  parts(): Iterable<PartRow>;
  supersessions(): Iterable<SupersessionRow>;
  stock(): Iterable<StockRow>;
  fitments(): Iterable<FitmentRow>;
  jobs(): Iterable<JobRow>;
};

/**
 * The project's own demo catalogue in the shape of the import files. The same options give the same rows in the same order.
 * Each call generates the rows again and stores none, so memory holds only the vehicle table, however large the set.
 */
export function demoSet({ parts, seed, vehicles: limit }: DemoOptions): DemoSet {
  const world = createWorld(seed);
  const shown = chosenVehicles(world.vehicles, limit);
  return {
    *vehicles() {
      for (const vehicle of world.vehicles) if (shown.has(vehicle)) yield vehicle;
    },
    categories: categoryRows,
    *parts() {
      for (const issued of issue(world, parts)) yield partRow(issued);
    },
    *supersessions() {
      for (const issued of issue(world, parts)) {
        const row = supersessionRow(issued);
        if (row) yield row;
      }
    },
    jobs: jobRows,
    *stock() {
      for (const issued of issue(world, parts)) yield stockRow(issued);
    },
    *fitments() {
      for (const { draft } of issue(world, parts)) {
        for (const { group, quantity, position = '', note = '', only } of draft.applications ?? []) {
          for (const vehicle of group.vehicles) {
            if (!shown.has(vehicle) || (only && !only(vehicle))) continue;
            yield { part_no: draft.number, vehicle_id: vehicle.id, qty_per_vehicle: quantity, position, note };
          }
        }
      }
    },
  };
}
