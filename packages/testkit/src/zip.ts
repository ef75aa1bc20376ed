import { unzipSync } from 'fflate';

/** The files of a ZIP archive, by name. Throws for an archive that is cut off. */
export const unzipped = (archive: Uint8Array): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
