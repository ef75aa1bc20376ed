import { type DemoSet, demoSet } from '@southline/demo/demo-set';
import type { Cells, Parsed } from '@southline/imports/cells';
import { cleanse } from '@southline/kernel/part-number';
import { categoryRow, supersessionRows } from '../../src/application/import/rows/catalogue-rows.ts';
import { partRow } from '../../src/application/import/rows/part-row.ts';
import type { VehicleReader } from '../../src/application/search/understand.ts';
import { createPartDirectory } from '../../src/application/snapshot/part-directory.ts';
import { buildPartIndex } from '../../src/application/snapshot/part-index-of.ts';
import { createPartFacts } from '../../src/domain/lists/part-facts.ts';
import { partsOf } from '../../src/domain/lists/vehicle-parts.ts';
import { createCategoryTree } from '../../src/domain/parts/category-tree.ts';
import { createSupersessions } from '../../src/domain/parts/supersession.ts';
import { bundledLanguage } from '../../src/domain/search/bundled-language.ts';
import { createSizes } from '../../src/domain/search/sizes.ts';
import { createWordIndex } from '../../src/domain/search/word-index.ts';
import { vehicleNames } from '../../src/domain/vehicles/vehicle-words.ts';
import { rowsOf } from './rows-of.ts';
import type { QueryVehicle } from './searches.ts';

const parsed = async <T>(rows: Iterable<object>, parse: (cells: Cells) => Parsed<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const { cells } of rowsOf(rows)) {
    const result = parse(cells);
    if ('value' in result) list.push(result.value);
  }
  return list;
};

async function* each<T>(list: Iterable<T>): AsyncGenerator<T> {
  yield* list;
}

/** The search data of a demo set as an import would build them; no server. */
export const searchWorld = async (set: DemoSet) => {
  const categories = await parsed(set.categories(), categoryRow);
  const parts = await parsed(set.parts(), partRow(new Set(categories.map(({ id }) => id))));
  parts.sort((a, b) => (a.id < b.id ? -1 : 1));
  const supersessions = await parsed(set.supersessions(), supersessionRows());
  const vehiclesOf = new Map<string, string[]>();
  for (const { part_no, vehicle_id } of set.fitments()) {
    const part = cleanse(part_no);
    const known = vehiclesOf.get(part);
    if (known) known.push(vehicle_id);
    else vehiclesOf.set(part, [vehicle_id]);
  }
  const index = await buildPartIndex({
    categories: async () => categories,
    supersessions: async () => supersessions,
    parts: () => each(parts),
    vehicleNames: () => each(set.vehicles()),
    fitments: () => each([...vehiclesOf].map(([part, vehicles]) => ({ part, vehicles }))),
  });
  const language = bundledLanguage;
  const words = createWordIndex(index.words, language);
  const vehicles = [...set.vehicles()];
  const names = vehicleNames(
    vehicles.map(({ year, ...rest }) => ({ ...rest, years: [year] })),
    language,
  );
  const vehicleReader: VehicleReader = {
    read: (text) => names.read(text, words.isCommon),
    partsOf: async ({ make, model, year, rest }) => {
      const meant = vehicles.filter((one) => one.make === make && one.model === model && (!year || one.year === year));
      return {
        rest,
        vehicles: [],
        parts: new Set(meant.flatMap(({ id }) => [...partsOf(index.vehicleParts, id)])),
      };
    },
  };
  /** Whether a part fits a vehicle of this make, model and year. */
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = ({ make, model, year }: QueryVehicle): ReadonlySet<string> => {
    const key = JSON.stringify([make, model, year]);
    const known = ids.get(key);
    if (known) return known;
    const meant = vehicles.filter(
      (one) => one.make === make && one.model === model && (year === 0 || one.year === year),
    );
    const found = new Set(meant.map(({ id }) => id));
    ids.set(key, found);
    return found;
  };
  const fits = (partNo: string, vehicle: QueryVehicle): boolean => {
    const wanted = idsOf(vehicle);
    return (vehiclesOf.get(partNo) ?? []).some((id) => wanted.has(id));
  };
  return {
    fits,
    searched: {
      parts: createPartDirectory(index.directory),
      categories: createCategoryTree(categories),
      supersessions: createSupersessions(supersessions),
      words,
      language,
      facts: createPartFacts(index.facts),
      sizes: createSizes(index.facts.values, language.units),
    },
    vehicleReader,
    byId: new Map(parts.map((part) => [part.id, part])),
  };
};

let demo: ReturnType<typeof searchWorld> | undefined;

/** The world of the demo set, made once for all files of a worker. */
export const demoWorld = (): ReturnType<typeof searchWorld> => {
  demo ??= searchWorld(demoSet({ parts: 20_000, seed: 1, vehicles: 3_000 }));
  return demo;
};

/** Timeout for building the data; a busy machine takes minutes. */
export const worldMs = 1_200_000;
