import type { VehicleRow } from './rows.ts';
import { vehicleTable } from './vehicle-table.ts';

type Engine = Pick<VehicleRow, 'engine_cc' | 'engine_l' | 'cylinders' | 'fuel' | 'power_kw' | 'engine_code'> & {
  sort: string;
};
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
        const { sort, ...facts } = engine;
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
        yield { ...named, ...facts, drive, transmission: '' };
      }
    }
  }
}

type Model = { make: string; model: string; lines: Line[] };

function* models(): Generator<Model> {
  let make = '';
  let series = '';
  let current: Model | undefined;
  let engines: Engine[] = [];
  for (const text of vehicleTable.split('\n')) {
    const rest = text.slice(1);
    if (text.startsWith('=')) {
      make = rest;
    } else if (text.startsWith('+')) {
      const [model = '', code = ''] = rest.split('|');
      series = code;
      engines = [];
      if (current?.make === make && current.model === model) continue;
      if (current) yield sorted(current);
      current = { make, model, lines: [] };
    } else if (text.startsWith('*')) {
      engines.push(readEngine(rest));
    } else if (text.startsWith('-') && current) {
      current.lines.push(...readLine(rest, series, engines));
    }
  }
  if (current) yield sorted(current);
}

function readEngine(text: string): Engine {
  const [cc = '', cylinders = '', fuel = '', kw = '', code = ''] = text.split('|');
  const number = (value: string) => (value === '' ? null : Number(value));
  const litres = cc === '' ? '' : (Number(cc) / 1000).toFixed(1);
  return {
    engine_cc: number(cc),
    engine_l: litres,
    cylinders: number(cylinders),
    fuel,
    power_kw: number(kw),
    engine_code: code,
    sort: [cc, cylinders, fuel, kw, code].join('\u0001'),
  };
}

function readLine(text: string, series: string, engines: readonly Engine[]): Line[] {
  const bar = text.indexOf('|');
  const variant = text.slice(0, bar);
  return text
    .slice(bar + 1)
    .split(';')
    .flatMap((piece) => {
      const [index = '', drive = '', years = '', bodies = ''] = piece.split(',');
      const [from = 0, to = 0] = years.split('-').map(Number);
      const engine = engines[Number(index)];
      if (!engine) throw new RangeError(`vehicle table: no engine ${index} for ${variant}`);
      return bodies.split('/').map((body): Line => {
        const sort = [series, variant, body, engine.sort, drive].join('\u0001');
        return { series, variant, body, drive, engine, from, to, sort };
      });
    });
}

// By code unit, not by locale: ids must not depend on the machine.
const sorted = (model: Model): Model => {
  model.lines.sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0));
  return model;
};
