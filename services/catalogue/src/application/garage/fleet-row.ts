import { type Cells, formula, type Parsed, readCells } from '@southline/imports/cells';
import { holdsCardNumber } from '@southline/kernel/card-number';
import { maxLabel } from '../../domain/garage/garage.ts';

/** A vehicle of a fleet as its file names it: by slug, by plate, or in words. */
export interface FleetRow {
  readonly label: string;
  readonly slug: string;
  /** Looked up, but not stored. */
  readonly registration: { readonly plate: string; readonly state: string };
  readonly named: { readonly make: string; readonly model: string; readonly year: number } & Readonly<
    Record<'series' | 'variant', string>
  >;
}

const columns = ['label', 'vehicle_slug', 'plate', 'state', 'make', 'model', 'year', 'series', 'variant'] as const;

export const fleetRow = (cells: Cells): Parsed<FleetRow> => {
  const row = readCells(cells);
  for (const column of columns) if (formula(cells[column] ?? '')) row.add(column, 'begins like a formula');
  const label = row.text('label', { max: maxLabel });
  if (holdsCardNumber(label)) row.add('label', 'looks like a card number');
  const slug = row.text('vehicle_slug');
  const plate = row.text('plate', { max: 20 });
  const state = row.text('state', { required: slug === '' && plate !== '', max: 3 });
  const inWords = slug === '' && plate === '';
  const make = row.text('make', { required: inWords });
  const model = row.text('model', { required: inWords });
  const year = inWords ? row.integer('year', { min: 1900, max: 2100 }) : 0;
  const [series, variant] = [row.text('series'), row.text('variant')];
  return row.done(() => ({
    label,
    slug,
    registration: { plate, state },
    named: { make, model, year, series, variant },
  }));
};
