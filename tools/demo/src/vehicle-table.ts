import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@southline/platform/config';
import { parse } from 'csv-parse/sync';

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

export type TableRow = z.output<typeof row>;

/** Variants of vehicles sold in Australia and New Zealand with their years, compiled for this project. */
export const readVehicleTable = (): TableRow[] => z.array(row).parse(parse(readFileSync(file), { columns: true }));
