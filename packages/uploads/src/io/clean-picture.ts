import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bulkhead } from 'cockatiel';
import sharp from 'sharp';
import type { CleanPicture } from '../upload.ts';

/** More than the largest phone cameras produce; beyond it a small file could need gigabytes of memory. */
const maxPixels = 120_000_000;
/** Pixels of the longer side: every line of a photographed receipt is still readable. */
const maxSide = 2_400;
const quality = 82;
/** Decodes one picture at a time, because a large one takes about 100 MB. */
const oneByOne = bulkhead(1, Number.POSITIVE_INFINITY);

sharp.cache(false);
sharp.concurrency(1);

const draw = async (file: string, unreadable: Parameters<CleanPicture>[1]): Promise<Buffer> => {
  try {
    // Not at warnings: Samsung's JPEGs cause one, and every viewer shows them.
    return await sharp(file, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
  } catch {
    // The decoder's error message is about bytes; the sender only learns that the file is no picture.
    throw unreadable();
  }
};

/** Uses a temporary file, which the decoder reads in pieces: otherwise 100 MB would be in memory. */
export const cleanPicture: CleanPicture = async function* (picture, unreadable) {
  const folder = await mkdtemp(join(tmpdir(), 'southline-upload-'));
  try {
    const file = join(folder, 'upload');
    await pipeline(picture, createWriteStream(file));
    yield await oneByOne.execute(() => draw(file, unreadable));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
