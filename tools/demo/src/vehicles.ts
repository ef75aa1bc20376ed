import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@southline/platform/config';
import { parse } from 'csv-parse/sync';
import type { VehicleRow } from './rows.ts';

// Found from both src and dist.
const file = join(import.meta.dirname, '../assets/vehicles.csv');

const numberOrNone = z.union([z.literal('').transform(() => null), z.coerce.number()]);

const row = z.strictObject({
  make: z.string().min(1),
  model: z.string().min(1),
  series: z.string(),
  variant: z.string(),
  /** Separated by slashes. */
  bodies: z.string().transform((list) => list.split('/')),
  drive: z.string(),
  engine_cc: numberOrNone,
  cylinders: numberOrNone,
  fuel: z.string(),
  power_kw: numberOrNone,
  engine_code: z.string(),
  from: z.coerce.number().int(),
  to: z.coerce.number().int(),
});

type TableRow = z.output<typeof row>;

/** Variants of vehicles sold in Australia and New Zealand with their years, compiled for this project. */
const readVehicleTable = (): TableRow[] => z.array(row).parse(parse(readFileSync(file), { columns: true }));

type Engine = Pick<VehicleRow, 'engine_cc' | 'engine_l' | 'cylinders' | 'fuel' | 'power_kw' | 'engine_code'>;
type Line = {
  series: string;
  variant: string;
  body: string;
  drive: string;
  engine: Engine;
  from: number;
  to: number;
  sort: string;
};

/** Every vehicle of the table, model by model, oldest year first. Ids are A000001 and up. */
export function* expandVehicles(): Generator<VehicleRow> {
  let id = 0;
  for (const { make, model, lines } of models()) {
    const first = Math.min(...lines.map((line) => line.from));
    const last = Math.max(...lines.map((line) => line.to));
    for (let year = first; year <= last; year++) {
      for (const { series, variant, body, drive, engine, from, to } of lines) {
        if (year < from || year > to) continue;
        id++;
        const named = {
          id: `A${String(id).padStart(6, '0')}`,
          market: 'AU/NZ',
          make,
          model,
          series,
          year,
          variant,
          body,
        };
        yield { ...named, ...engine, drive, transmission: '' };
      }
    }
  }
}

type Model = { make: string; model: string; lines: Line[] };

function* models(): Generator<Model> {
  let current: Model | undefined;
  for (const row of readVehicleTable()) {
    const { make, model } = row;
    if (current?.make !== make || current.model !== model) {
      if (current) yield sorted(current);
      current = { make, model, lines: [] };
    }
    current.lines.push(...linesOf(row));
  }
  if (current) yield sorted(current);
}

/** A line for each body. */
function linesOf({
  series,
  variant,
  bodies,
  drive,
  engine_cc,
  cylinders,
  fuel,
  power_kw,
  engine_code,
  from,
  to,
}: TableRow): Line[] {
  const engine = {
    engine_cc,
    engine_l: engine_cc === null ? '' : (engine_cc / 1000).toFixed(1),
    cylinders,
    fuel,
    power_kw,
    engine_code,
  };
  const kind = [engine_cc, cylinders, fuel, power_kw, engine_code].join('\u0001');
  return bodies.map((body) => {
    const sort = [series, variant, body, kind, drive].join('\u0001');
    return { series, variant, body, drive, engine, from, to, sort };
  });
}

// Sorts by code unit and not by locale, so that ids are the same on every machine.
const sorted = (model: Model): Model => {
  model.lines.sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0));
  return model;
};
