import { LocatorServiceService } from '@southline/contracts/locator';
import type { ImportRow } from '@southline/imports/import-row';
import type { RejectedRow } from '@southline/imports/rejects';
import { systemClock } from '@southline/kernel/clock';
import { prepareService } from '@southline/testkit/run-service';
import { importSet } from '../../src/application/import/import-set.ts';
import { timeZones } from '../../src/calendar/time-zones.ts';
import { loadConfig } from '../../src/config.ts';
import type { PlacedSet } from '../../src/domain/ports.ts';
import { createLocatorService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';
import { createImportStore } from '../../src/storage/locator-store.ts';

export type Cells = Readonly<Record<string, string>>;

async function* rowsOf(cells: readonly Cells[]): AsyncGenerator<ImportRow> {
  for (const [at, each] of cells.entries()) yield { row: at + 2, cells: each };
}

/** A separate database; the service runs once it is started. */
export const prepareLocator = async () => {
  const bench = await prepareService({
    name: 'locator',
    callers: ['bff', 'orders', 'content'],
    collections,
    loadConfig,
    create: createLocatorService,
  });
  const store = createImportStore(bench.mongo);
  return {
    ...bench,
    store,
    asVisitor: bench.client(LocatorServiceService),
    asBff: bench.asService(LocatorServiceService, 'bff'),
    asOrders: bench.asService(LocatorServiceService, 'orders'),
    async load(
      set: PlacedSet,
      cells: readonly Cells[] | AsyncIterable<ImportRow>,
      options: { dryRun?: boolean; force?: boolean } = {},
    ) {
      const rejected: RejectedRow[] = [];
      const report = await importSet({
        store,
        set,
        zones: timeZones,
        clock: systemClock,
        dryRun: false,
        force: false,
        check: () => undefined,
        ...options,
        rows: Symbol.asyncIterator in cells ? cells : rowsOf(cells),
        reject: async (row) => {
          rejected.push(row);
        },
      });
      return { ...report, problems: rejected.flatMap(({ problems }) => problems) };
    },
  };
};

export type Bench = Awaited<ReturnType<typeof prepareLocator>>;

const au = (suburb: string, state: string, postcode: string, lat: string, lng: string, kind = 'delivery'): Cells => ({
  suburb,
  state,
  postcode,
  lat,
  lng,
  kind,
});
const nz = (suburb: string, city: string, region: string, postcode: string, lat: string, lng: string): Cells => ({
  suburb,
  city,
  region,
  postcode,
  lat,
  lng,
  kind: 'delivery',
});

/** A few places of both countries: names that several share, a postcode that two states share, a box. */
export const places: readonly Cells[] = [
  au('Hobart', 'TAS', '7000', '-42.8821', '147.3272'),
  au('Hobart', 'TAS', '7001', '-42.8821', '147.3272', 'box'),
  au('Sandy Bay', 'TAS', '7005', '-42.8973', '147.3248'),
  au('Broken Hill', 'NSW', '2880', '-31.9505', '141.4533'),
  au('Queanbeyan', 'NSW', '2620', '-35.3546', '149.2320'),
  au('Beard', 'ACT', '2620', '-35.3420', '149.2100'),
  au('Back Creek', 'NSW', '2390', '-30.4000', '149.8000'),
  au('Back Creek', 'NSW', '2622', '-35.4000', '149.6000'),
  au('Perth', 'WA', '6000', '-31.9523', '115.8613'),
  nz('Te Awamutu', 'Te Awamutu', 'Waikato', '3800', '-38.0082', '175.3242'),
  nz('Ōtāhuhu', 'Auckland', 'Auckland', '1062', '-36.9470', '174.8440'),
  nz('Richmond', 'Richmond', 'Tasman', '7020', '-41.3390', '173.1830'),
  nz('Richmond', 'Christchurch', 'Canterbury', '8013', '-43.5160', '172.6500'),
];

const week = 'Mon-Fri 08:00-17:30; Sat 09:00-12:00';

export const dealer = (code: string, cells: Cells): Cells => ({
  code,
  name: `${code} Motors`,
  address: '1 Main Street',
  types: 'Parts',
  hours: week,
  ...cells,
});

export const dealers: readonly Cells[] = [
  dealer('HOB1', { suburb: 'Hobart', state: 'TAS', postcode: '7000', types: 'Battery Parts', email: 'a@b.example' }),
  dealer('SAN1', { suburb: 'Sandy Bay', state: 'TAS', postcode: '7005', types: 'Parts Service' }),
  dealer('BRO1', { suburb: 'Broken Hill', state: 'NSW', postcode: '2880', types: 'Service', closed_on: '2026-12-24' }),
  dealer('TEA1', { suburb: 'Te Awamutu', state: 'NZ', postcode: '3800', types: 'Service Parts' }),
  dealer('OTA1', { suburb: 'Otahuhu', state: 'NZ', postcode: '1062', open_on_holidays: 'yes' }),
];
