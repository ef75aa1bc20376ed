import type { Mongo } from '@southline/platform/mongo';
import { type Sections, sectionStore } from '@southline/search/section-store';
import type { PartFactsData } from '../domain/lists/part-facts.ts';
import type { VehiclePartsData } from '../domain/lists/vehicle-parts.ts';
import type { DirectoryData, OtherNumbers, PartIndexData } from '../domain/search/part-index.ts';
import type { WordIndexData } from '../domain/search/word-index.ts';
import { type Generations, generationKey } from '../domain/snapshot/generation.ts';
import { partIndexes } from './collections.ts';

/** Must increase whenever an index in the old format would be read wrongly. */
const format = 5;
const store = (mongo: Mongo) => sectionStore(mongo, partIndexes.collectionName);
const keyOf = (generations: Generations): string => `f${format}.${generationKey(generations)}`;

const otherSections = (name: string, { numbers, parts, entries, starts }: OtherNumbers): Sections => ({
  [`${name}.text`]: numbers.text,
  [`${name}.texts`]: numbers.starts,
  [`${name}.parts`]: parts,
  [`${name}.entries`]: entries,
  [`${name}.starts`]: starts,
});

const sectionsOf = ({ directory, words, facts, vehicleParts }: PartIndexData): Sections => ({
  'ids.text': directory.ids.text,
  'ids.texts': directory.ids.starts,
  byNumber: directory.byNumber,
  categoryIds: directory.categoryIds.join('\n'),
  categories: directory.categories,
  kits: directory.kits,
  positions: directory.positions,
  fitted: directory.fitted,
  'own.entries': directory.own.entries,
  'own.starts': directory.own.starts,
  ...otherSections('oe', directory.oe),
  ...otherSections('interchange', directory.interchange),
  words: words.words.join('\n'),
  'words.starts': words.starts,
  'words.entries': words.entries,
  'words.weights': words.weights,
  'words.ordinals': words.ordinals,
  'facts.prices': facts.prices,
  'facts.minimums': facts.minimums,
  'facts.displayOnly': facts.displayOnly,
  'facts.grades': facts.grades,
  'facts.gradeNames': facts.gradeNames.join('\n'),
  'facts.values': facts.values.join('\n'),
  'facts.starts': facts.starts,
  'facts.entries': facts.entries,
  'vehicles.text': vehicleParts.vehicles.text,
  'vehicles.texts': vehicleParts.vehicles.starts,
  'vehicles.starts': vehicleParts.starts,
  'vehicles.parts': vehicleParts.parts,
});

/** The same generations give the same bytes, so a repeated write is harmless. */
export const savePartIndex = (mongo: Mongo, generations: Generations, index: PartIndexData): Promise<void> =>
  store(mongo).keep(keyOf(generations), sectionsOf(index));

export const readPartIndex = async (mongo: Mongo, generations: Generations): Promise<PartIndexData | undefined> => {
  const sections = await store(mongo).open(keyOf(generations));
  if (!sections) return undefined;
  const { bytes, text, longs } = sections;
  const list = async (section: string) => (await text(section)).split('\n').filter((entry) => entry !== '');
  const packed = async (name: string) => ({
    text: await text(`${name}.text`),
    starts: await longs(`${name}.texts`),
  });
  const postings = async (name: string) => ({
    entries: await longs(`${name}.entries`),
    starts: await longs(`${name}.starts`),
  });
  const others = async (name: string): Promise<OtherNumbers> => ({
    numbers: await packed(name),
    parts: await longs(`${name}.parts`),
    ...(await postings(name)),
  });
  const directory: DirectoryData = {
    ids: await packed('ids'),
    byNumber: await longs('byNumber'),
    categoryIds: await list('categoryIds'),
    categories: new Uint16Array(await bytes('categories')),
    kits: await longs('kits'),
    positions: await longs('positions'),
    fitted: new Uint8Array(await bytes('fitted')),
    own: await postings('own'),
    oe: await others('oe'),
    interchange: await others('interchange'),
  };
  const words: WordIndexData = {
    words: await list('words'),
    ...(await postings('words')),
    weights: new Uint8Array(await bytes('words.weights')),
    ordinals: await longs('words.ordinals'),
  };
  const facts: PartFactsData = {
    prices: await longs('facts.prices'),
    minimums: await longs('facts.minimums'),
    displayOnly: new Uint8Array(await bytes('facts.displayOnly')),
    grades: new Uint8Array(await bytes('facts.grades')),
    // The first name is for parts without a grade.
    gradeNames: (await text('facts.gradeNames')).split('\n'),
    values: await list('facts.values'),
    ...(await postings('facts')),
  };
  const vehicleParts: VehiclePartsData = {
    vehicles: await packed('vehicles'),
    starts: await longs('vehicles.starts'),
    parts: await longs('vehicles.parts'),
  };
  return { directory, words, facts, vehicleParts };
};

/** Drops the indexes of all but these generations. */
export const dropPartIndexes = (mongo: Mongo, used: readonly Generations[]): Promise<void> =>
  store(mongo).dropAllBut(used.map(keyOf));
