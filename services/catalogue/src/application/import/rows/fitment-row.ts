import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { cleanse } from '@southline/kernel/part-number';
import { maxQuantity } from '@southline/kernel/quantity';
import type { Fitment } from '../../../domain/vehicles/vehicle.ts';

export const fitmentColumns = ['part_no', 'vehicle_id'];

export interface FitmentReferences {
  readonly parts: ReadonlySet<string>;
  readonly vehicles: ReadonlySet<string>;
}

/** Merges rows with the same facts about a part into one, with all their vehicles, each once. */
export const mergeFitments = (rows: readonly Fitment[]): (Omit<Fitment, 'vehicle'> & { vehicles: string[] })[] =>
  [...Map.groupBy(rows, ({ part, qty, position, note }) => `${part}\n${qty}\n${position}\n${note}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      const { part, qty, position, note } = first;
      return { part, qty, position, note, vehicles: [...new Set(group.map(({ vehicle }) => vehicle))] };
    },
  );

export const fitmentRow = ({ parts, vehicles }: FitmentReferences) => {
  // Rows of one part usually follow each other, so the last result is reused.
  let last = { printed: '', part: '' };
  const cleansed = (printed: string) => {
    if (printed !== last.printed) last = { printed, part: cleanse(printed) };
    return last.part;
  };
  return (cells: Cells): Parsed<Fitment> => {
    const row = readCells(cells);
    const part = cleansed(row.text('part_no', { required: true, max: 40 }));
    const vehicle = row.text('vehicle_id', { required: true, max: 40 }).toUpperCase();
    const qty = row.integer('qty_per_vehicle', { min: 0, max: maxQuantity, fallback: 0 });
    const position = row.text('position', { max: 80 });
    const note = row.text('note', { max: 400 });
    if (part !== '' && !parts.has(part)) row.add('part_no', 'is no part of the catalogue');
    if (vehicle !== '' && !vehicles.has(vehicle)) row.add('vehicle_id', 'is no vehicle of the catalogue');
    return row.done(() => ({ part, vehicle, qty, position, note }));
  };
};
