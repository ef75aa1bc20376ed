import type { Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import type { Generations } from '../domain/generation.ts';
import { kinds } from '../domain/generation.ts';
import type { WordIndexData } from '../domain/search/word-index.ts';

/** Rises whenever an index of before would be read wrongly. */
const format = 1;
const chunkBytes = 4 * 1024 * 1024;

interface ChunkDocument {
  /** `<key>/<part>/<number>`, numbers in order; the document `<key>` comes last and makes the index complete. */
  _id: string;
  key: string;
  bytes?: Binary;
  sizes?: Record<Part, number>;
}

const parts = ['words', 'starts', 'entries', 'weights', 'ordinals'] as const;
type Part = (typeof parts)[number];

const collection = (mongo: Mongo) => mongo.db.collection<ChunkDocument>('word_index');
const keyOf = (generations: Generations): string =>
  [`f${format}`, ...kinds.map((kind) => `${kind}-${generations[kind]}`)].join('.');

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Writes an index in documents of a few megabytes. */
export const keepWordIndex = async (mongo: Mongo, generations: Generations, index: WordIndexData): Promise<void> => {
  const key = keyOf(generations);
  const { words, starts, entries, weights, ordinals } = index;
  const bytes: Record<Part, Buffer> = {
    words: Buffer.from(words.join('\n')),
    starts: bytesOf(starts),
    entries: bytesOf(entries),
    weights: bytesOf(weights),
    ordinals: bytesOf(ordinals),
  };
  await collection(mongo).deleteMany({ key });
  for (const part of parts) {
    for (let from = 0, number = 0; from < bytes[part].length; from += chunkBytes, number += 1) {
      const chunk = new Binary(bytes[part].subarray(from, from + chunkBytes));
      await collection(mongo).insertOne({
        _id: `${key}/${part}/${String(number).padStart(6, '0')}`,
        key,
        bytes: chunk,
      });
    }
  }
  const sizes = Object.fromEntries(parts.map((part) => [part, bytes[part].length])) as Record<Part, number>;
  await collection(mongo).insertOne({ _id: key, key, sizes });
};

const readPart = async (mongo: Mongo, key: string, part: Part, size: number): Promise<ArrayBuffer> => {
  const whole = new Uint8Array(new ArrayBuffer(size));
  let at = 0;
  // A slash is followed by a zero in the order of characters.
  const range = { _id: { $gt: `${key}/${part}/`, $lt: `${key}/${part}0` } };
  for await (const { bytes } of collection(mongo).find(range, { batchSize: 1 }).sort({ _id: 1 })) {
    if (!bytes) continue;
    whole.set(bytes.buffer.subarray(0, bytes.position), at);
    at += bytes.position;
  }
  if (at !== size) throw new Error(`The word index ${key} is incomplete: ${part} has ${at} of ${size} bytes.`);
  return whole.buffer;
};

export const readWordIndex = async (mongo: Mongo, generations: Generations): Promise<WordIndexData | undefined> => {
  const key = keyOf(generations);
  const sizes = (await collection(mongo).findOne({ _id: key }))?.sizes;
  if (!sizes) return undefined;
  const text = new TextDecoder().decode(await readPart(mongo, key, 'words', sizes.words));
  return {
    words: text === '' ? [] : text.split('\n'),
    starts: new Uint32Array(await readPart(mongo, key, 'starts', sizes.starts)),
    entries: new Uint32Array(await readPart(mongo, key, 'entries', sizes.entries)),
    weights: new Uint8Array(await readPart(mongo, key, 'weights', sizes.weights)),
    ordinals: new Uint32Array(await readPart(mongo, key, 'ordinals', sizes.ordinals)),
  };
};

/** Drops the indexes of all but these generations. */
export const dropWordIndexes = async (mongo: Mongo, used: readonly Generations[]): Promise<void> => {
  await collection(mongo).deleteMany({ key: { $nin: used.map(keyOf) } });
};
