import { createHash } from 'node:crypto';
import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import type { Vehicle } from '../../../domain/vehicles/vehicle.ts';

export const vehicleColumns = ['id', 'make', 'model', 'year'];

const slugPart = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

const words = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/**
 * Ids of types: one per make, model, series, engine, body and build period, so several years may share one. They are hashes
 * of the type, so that importing the same vehicles again gives the same ids; a clash takes the next free id.
 */
const typeIds = () => {
  const types = new Map<number, string>();
  return (type: string): string => {
    let id = 100_000_000 + (createHash('sha256').update(type).digest().readUInt32BE(0) % 900_000_000);
    while ((types.get(id) ?? type) !== type) id += 1;
    types.set(id, type);
    return String(id);
  };
};

/** A parser for the vehicles of one import. */
export const vehicleRows = () => {
  const typeId = typeIds();
  return (cells: Cells): Parsed<Vehicle> => {
    const row = readCells(cells);
    const id = row.code('id', { required: true, max: 40 }).toUpperCase();
    if (!/^[A-Z0-9-]*$/.test(id)) row.add('id', 'holds more than letters, digits and dashes');
    const make = row.text('make', { required: true, max: 60 }).toUpperCase();
    const model = row.name('model', { required: true, max: 80 });
    const year = row.integer('year', { min: 1900, max: 2100 });
    const [market, series, body] = [row.text('market'), row.name('series'), row.text('body')];
    const [litres, cc, cylinders] = [row.text('engine_l'), row.text('engine_cc'), row.text('cylinders')];
    const [fuel, power, code] = [row.text('fuel'), row.text('power_kw'), row.name('engine_code')];
    const [drive, transmission, years] = [row.text('drive'), row.text('transmission'), row.name('series_years')];
    // Sources without variants distinguish their vehicles by body.
    const variant = row.name('variant') || body || 'All';
    const capacity = litres ? `${litres} L` : cc && `${cc} cc`;
    const engine = words([capacity, cylinders && `${cylinders} cyl`, fuel], ' ');
    const carline = words([body, engine, power && `${power} kW`, code, drive, transmission], ', ');
    return row.done(() => ({
      id,
      slug: words([make, model, series, String(year), variant, id].map(slugPart), '-'),
      kType: typeId([make, model, series, body, litres, cc, cylinders, fuel, power, code, drive, years].join('|')),
      market,
      make,
      model,
      series,
      year,
      variant,
      carline: carline || variant,
    }));
  };
};
