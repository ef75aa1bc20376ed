import type { Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';

const chunkBytes = 4 * 1024 * 1024;

interface ChunkDocument {
  /** `<key>/<section>/<number>`, numbers in order; the document `<key>` is written last and completes the index. */
  _id: string;
  key: string;
  bytes?: Binary;
  sizes?: Record<string, number>;
}

type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** The binary parts of an index by name. */
export type Sections = Readonly<Record<string, Numbers | string>>;

export interface OpenSections {
  bytes(section: string): Promise<ArrayBuffer>;
  text(section: string): Promise<string>;
  longs(section: string): Promise<Uint32Array>;
}

const bytesOf = (section: Numbers | string): Buffer =>
  typeof section === 'string'
    ? Buffer.from(section)
    : Buffer.from(section.buffer, section.byteOffset, section.byteLength);

/** Indexes by key, in documents of a few megabytes: loaded as typed arrays, nothing is parsed. */
export const sectionStore = (mongo: Mongo, name: string) => {
  const collection = mongo.db.collection<ChunkDocument>(name);

  const readSection = async (key: string, section: string, size: number): Promise<ArrayBuffer> => {
    const whole = new Uint8Array(new ArrayBuffer(size));
    let at = 0;
    // In character order '0' follows '/', so this range contains all ids that begin with `<key>/<section>/`.
    const range = { _id: { $gt: `${key}/${section}/`, $lt: `${key}/${section}0` } };
    for await (const { bytes } of collection.find(range, { batchSize: 1 }).sort({ _id: 1 })) {
      if (!bytes) continue;
      whole.set(bytes.buffer.subarray(0, bytes.position), at);
      at += bytes.position;
    }
    if (at !== size) throw new Error(`The index ${key} is incomplete: ${section} has ${at} of ${size} bytes.`);
    return whole.buffer;
  };

  return {
    /** Writes an index. Writing the same index again is harmless. */
    async keep(key: string, sections: Sections): Promise<void> {
      const sizes: Record<string, number> = {};
      const put = (document: ChunkDocument) => collection.replaceOne({ _id: document._id }, document, { upsert: true });
      for (const [section, content] of Object.entries(sections)) {
        const bytes = bytesOf(content);
        sizes[section.replace('.', '/')] = bytes.length;
        for (let from = 0, number = 0; from < bytes.length; from += chunkBytes, number += 1) {
          const chunk = new Binary(bytes.subarray(from, from + chunkBytes));
          await put({ _id: `${key}/${section}/${String(number).padStart(6, '0')}`, key, bytes: chunk });
        }
      }
      await put({ _id: key, key, sizes });
    },

    /** Undefined if there is no complete index under the key. */
    async open(key: string): Promise<OpenSections | undefined> {
      const sizes = (await collection.findOne({ _id: key }))?.sizes;
      if (!sizes) return undefined;
      const bytes = (section: string) => readSection(key, section, sizes[section.replace('.', '/')] ?? 0);
      return {
        bytes,
        text: async (section) => new TextDecoder().decode(await bytes(section)),
        longs: async (section) => new Uint32Array(await bytes(section)),
      };
    },

    async dropAllBut(keys: readonly string[]): Promise<void> {
      await collection.deleteMany({ key: { $nin: [...keys] } });
    },
  };
};
