import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import { repeat } from '@southline/platform/lifecycle';
import type { Mongo } from '@southline/platform/mongo';
import { uploadFiles } from '@southline/uploads/buckets';
import { clamdScanner } from '@southline/uploads/clamd';
import { cleanPicture } from '@southline/uploads/clean-picture';
import { picturesAndPdf, recogniser, type TakenTypes } from '@southline/uploads/recognise';
import { bulkhead } from 'cockatiel';
import { sweepPhotos } from './application/sweep-photos.ts';
import type { Config } from './config.ts';
import type { PhotoPorts } from './domain/photo-ports.ts';
import { photoBuckets } from './storage/collections.ts';
import { createPhotoRepository } from './storage/photo-repository.ts';

/** How many files are scanned and re-encoded at the same time. Other uploads wait. */
const atWork = 4;

const file = (...endings: readonly string[]) => ({ endings, picture: false });
const picture = (...endings: readonly string[]) => ({ endings, picture: true });

/**
 * The file types that the specification lists, without SVG. Files that cannot be re-encoded as pictures are offered as
 * downloads only.
 */
const takenTypes: TakenTypes = {
  ...picturesAndPdf,
  'image/jpeg': picture('jpg', 'jpeg', 'jfif', 'pjpeg', 'pjp'),
  'image/apng': picture('apng', 'png'),
  'image/avif': picture('avif'),
  'image/tiff': picture('tif', 'tiff'),
  'image/bmp': file('bmp'),
  'image/x-icon': file('ico', 'cur'),
  // Illustrator writes PDF; older versions write PostScript.
  'application/pdf': file('pdf', 'ai'),
  'application/postscript': file('ai'),
};

/** Photos of requests: their storage, and the sweep of photos without a request. */
export const photoPorts = (host: Host, mongo: Mongo, { SCANNER_ADDRESS, SWEEP_MS }: Config): PhotoPorts => {
  const workers = bulkhead(atWork, Number.POSITIVE_INFINITY);
  const ports: PhotoPorts = {
    photos: createPhotoRepository(mongo),
    files: uploadFiles(mongo, photoBuckets),
    recognise: recogniser(takenTypes),
    cleanPicture,
    scan: SCANNER_ADDRESS === undefined ? undefined : clamdScanner(SCANNER_ADDRESS, host.logger),
    limited: (work) => workers.execute(work),
    clock: systemClock,
    ids: { next: randomId },
  };
  host.background(repeat('loose photos', SWEEP_MS, host.logger, async () => (await sweepPhotos(ports)) > 0));
  return ports;
};
