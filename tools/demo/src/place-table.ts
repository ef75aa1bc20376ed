import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@southline/platform/config';
import { parse } from 'csv-parse/sync';

// Found from both src and dist.
const file = join(import.meta.dirname, '../assets/places.csv');

const row = z.strictObject({
  suburb: z.string().min(1),
  /** An Australian state; New Zealand places have a region instead. */
  state: z.string(),
  region: z.string(),
  postcode: z.string().length(4),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
});

export type TownRow = z.output<typeof row>;

/** Towns and suburbs of both countries; the README names the source. */
export const readPlaceTable = (): TownRow[] => z.array(row).parse(parse(readFileSync(file), { columns: true }));
