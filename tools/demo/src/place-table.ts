import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from '@southline/platform/config';
import { parse } from 'csv-parse/sync';

// Found from both src and dist.
const asset = (name: string) => readFileSync(join(import.meta.dirname, '../assets', name));

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

/** The towns and suburbs of the invented dealers; the README names the source. */
export const readTowns = (): TownRow[] => z.array(row).parse(parse(asset('places.csv'), { columns: true }));

/** The columns that the locator reads of published lists. */
export const localityColumns = ['suburb', 'state', 'region', 'city', 'postcode', 'lat', 'lng', 'kind'] as const;

type LocalityRow = Readonly<Record<(typeof localityColumns)[number], string>>;

/**
 * All places with the columns of docs/how-to/import-data.md: the published lists of both countries, then the dealers' towns,
 * some of which the lists have with box postcodes only.
 */
export const placeRows = (): LocalityRow[] => [
  ...parse<LocalityRow>(brotliDecompressSync(asset('localities.csv.br')), { columns: true }),
  ...readTowns().map((town) => ({ ...town, city: '', lat: String(town.lat), lng: String(town.lng), kind: '' })),
];
