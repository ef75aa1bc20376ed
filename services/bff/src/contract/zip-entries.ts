import type { OwnDataPart } from '@southline/contracts/common';

/** A file of the archive. Its content can be read once, before the next file. */
export interface ZipEntry {
  readonly name: string;
  readonly input: AsyncIterable<Uint8Array>;
}

/**
 * Groups consecutive pieces into files without holding a whole file in memory. A failure of the source ends the
 * archive.
 */
export const zipEntries = async function* (parts: AsyncIterable<OwnDataPart>): AsyncGenerator<ZipEntry> {
  const source = parts[Symbol.asyncIterator]();
  try {
    let next = await source.next();
    while (!next.done) {
      const name = next.value.file;
      const contents = async function* () {
        while (!next.done && next.value.file === name) {
          yield next.value.content;
          next = await source.next();
        }
      };
      yield { name, input: contents() };
    }
  } finally {
    await source.return?.();
  }
};
