import type { Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import { type Generations, kinds } from '../domain/generation.ts';
import type { DirectoryData, OtherNumbers, PartIndexData } from '../domain/part-index.ts';
import type { WordIndexData } from '../domain/search/word-index.ts';

/** Rises whenever an index of before would be read wrongly. */
const format = 2;
const chunkBytes = 4 * 1024 * 1024;

interface ChunkDocument {
  /** `<key>/<section>/<number>`, numbers in order; the document `<key>` comes last and makes the index complete. */
  _id: string;
  key: string;
  bytes?: Binary;
  sizes?: Record<string, number>;
}

const collection = (mongo: Mongo) => mongo.db.collection<ChunkDocument>('part_index');
const keyOf = (generations: Generations): string =>
  [`f${format}`, ...kinds.map((kind) => `${kind}-${generations[kind]}`)].join('.');

type Numbers = Uint8Array | Uint16Array | Uint32Array;
type Sections = Record<string, Numbers | string>;

const otherSections = (name: string, { numbers, parts, entries, starts }: OtherNumbers): Sections => ({
  [`${name}.text`]: numbers.text,
  [`${name}.texts`]: numbers.starts,
  [`${name}.parts`]: parts,
  [`${name}.entries`]: entries,
  [`${name}.starts`]: starts,
});

const sectionsOf = ({ directory, words }: PartIndexData): Sections => ({
  'ids.text': directory.ids.text,
  'ids.texts': directory.ids.starts,
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
});

const bytesOf = (section: Numbers | string): Buffer =>
  typeof section === 'string'
    ? Buffer.from(section)
    : Buffer.from(section.buffer, section.byteOffset, section.byteLength);

/** Writes an index in documents of a few megabytes. The same generations give the same bytes: a repeat does no harm. */
export const keepPartIndex = async (mongo: Mongo, generations: Generations, index: PartIndexData): Promise<void> => {
  const key = keyOf(generations);
  const sizes: Record<string, number> = {};
  const put = (document: ChunkDocument) =>
    collection(mongo).replaceOne({ _id: document._id }, document, { upsert: true });
  for (const [section, content] of Object.entries(sectionsOf(index))) {
    const bytes = bytesOf(content);
    sizes[section.replace('.', '/')] = bytes.length;
    for (let from = 0, number = 0; from < bytes.length; from += chunkBytes, number += 1) {
      const chunk = new Binary(bytes.subarray(from, from + chunkBytes));
      await put({ _id: `${key}/${section}/${String(number).padStart(6, '0')}`, key, bytes: chunk });
    }
  }
  await put({ _id: key, key, sizes });
};

const readSection = async (mongo: Mongo, key: string, section: string, size: number): Promise<ArrayBuffer> => {
  const whole = new Uint8Array(new ArrayBuffer(size));
  let at = 0;
  // A slash is followed by a zero in the order of characters.
  const range = { _id: { $gt: `${key}/${section}/`, $lt: `${key}/${section}0` } };
  for await (const { bytes } of collection(mongo).find(range, { batchSize: 1 }).sort({ _id: 1 })) {
    if (!bytes) continue;
    whole.set(bytes.buffer.subarray(0, bytes.position), at);
    at += bytes.position;
  }
  if (at !== size) throw new Error(`The part index ${key} is incomplete: ${section} has ${at} of ${size} bytes.`);
  return whole.buffer;
};

export const readPartIndex = async (mongo: Mongo, generations: Generations): Promise<PartIndexData | undefined> => {
  const key = keyOf(generations);
  const sizes = (await collection(mongo).findOne({ _id: key }))?.sizes;
  if (!sizes) return undefined;
  const bytes = (section: string) => readSection(mongo, key, section, sizes[section.replace('.', '/')] ?? 0);
  const text = async (section: string) => new TextDecoder().decode(await bytes(section));
  const list = async (section: string) => (await text(section)).split('\n').filter((entry) => entry !== '');
  const longs = async (section: string) => new Uint32Array(await bytes(section));
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
  return { directory, words };
};

/** Drops the indexes of all but these generations. */
export const dropPartIndexes = async (mongo: Mongo, used: readonly Generations[]): Promise<void> => {
  await collection(mongo).deleteMany({ key: { $nin: used.map(keyOf) } });
};
