// node --experimental-transform-types src/bench/measure-lists.ts [--seconds 5]
// measures the cost of lists of parts over the catalogue of MONGO_URL
import { createLogger } from '@southline/platform/logger';
import { measure, pick, randomOf } from '@southline/platform/measure';
import type { Mongo } from '@southline/platform/mongo';
import { listParts } from '../application/parts/list-parts.ts';
import { searchByKeywords } from '../application/search/search-by-keywords.ts';
import { followCatalogue } from '../application/snapshot/current-catalogue.ts';
import { followUnits } from '../application/stock/follow-units.ts';
import { byRelevance, type ListOptions, noFilters } from '../domain/lists/list-options.ts';
import { createCatalogueStore } from '../storage/catalogue-store.ts';
import { generationCollection } from '../storage/collections.ts';
import { createStockReader } from '../storage/stock.ts';
import { stockFeed } from '../storage/stock-feed.ts';
import { encodeListing } from '../transport/grpc/list-mappers.ts';

const words = [
  ...['oil filter', 'brake pads front', 'ceramic brake pads', 'spark plug iridium', 'battery 55ah', 'wiper blade rear'],
  ...[
    'h7 globe',
    'engine oil 5w30',
    'timing belt kit',
    'hose clamp',
    'disc rotor',
    'air filter',
    'bulb',
    'toyota filter',
  ],
];
const sorts = ['price', '-price', 'stock', 'number'];
const mega = 1024 * 1024;

/** Slugs of vehicles, spread over the whole catalogue. */
const someVehicles = async (mongo: Mongo, generation: number): Promise<string[]> => {
  const rows = await generationCollection(mongo, 'vehicles', generation)
    .find({}, { projection: { slug: 1 } })
    .toArray();
  return rows.filter((_, at) => at % 20 === 0).map(({ slug }) => slug);
};

const sayMemory = (when: string) => {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const [all, heap, arrays] = [rss, heapUsed, arrayBuffers].map((bytes) => Math.round(bytes / mega));
  process.stdout.write(`memory ${when}: ${all} MB, of it heap ${heap}, arrays ${arrays}\n`);
};

await measure(async (mongo, atEnd) => {
  const logger = createLogger('measure', 'warn');
  atEnd(async () => sayMemory('afterwards'));
  const units = followUnits(stockFeed(mongo), logger);
  atEnd(() => units.stop());
  const catalogue = await followCatalogue(createCatalogueStore(mongo), units, logger);
  atEnd(() => catalogue.stop());
  const reading = { catalogue, stock: createStockReader(mongo) };
  const { generations, categories } = catalogue.snapshot();
  const slugs = await someVehicles(mongo, generations.vehicles);
  const [search, list] = [searchByKeywords(reading, { note: () => undefined }), listParts(reading)];
  const random = randomOf(1);
  const page: ListOptions = { page: 1, pageSize: 10, sort: byRelevance, filters: noFilters, counted: true };
  const blanks = () => ' '.repeat(1 + Math.floor(random() * 80));
  const find = (vehicleSlug: string, options: Partial<ListOptions> = {}, keywords = pick(random, words)) =>
    search({ keywords, vehicleSlug, options: { ...page, ...options } }).then(encodeListing);
  const category = (vehicleSlug: string) =>
    list({
      categoryId: pick(random, categories.roots).id,
      subcategoryId: '',
      vehicleSlug,
      options: { ...page, page: 1 + Math.floor(random() * 5) },
    }).then(encodeListing);
  sayMemory('after loading');
  return {
    'words, no facets': { call: () => find('', { counted: false }) },
    'words and facets': { call: () => find('') },
    // Extra blanks make each query new for the cache without changing its meaning.
    'words and facets, new ones': { call: () => find('', {}, `${blanks()}${pick(random, words)}${blanks()}`) },
    'words and facets, for a vehicle': { call: () => find(pick(random, slugs)) },
    'words, sorted': { call: () => find('', { sort: pick(random, sorts) }) },
    'words, filtered': { call: () => find('', { filters: { ...noFilters, inStock: true, priceTo: 5_000 } }) },
    'a category, any page': { call: () => category('') },
    'a category for a vehicle': { call: () => category(pick(random, slugs)) },
  };
});
