import { hourMs } from '@southline/kernel/clock';
import { loosePhotoHours } from '../domain/photo.ts';
import type { PhotoPorts } from '../domain/photo-ports.ts';
import { removePhoto } from './upload-photo.ts';

/** Removes photos that no request has named within a day; returns how many. */
export const sweepPhotos = async (ports: Pick<PhotoPorts, 'photos' | 'files' | 'clock'>): Promise<number> => {
  const before = new Date(ports.clock.now().getTime() - loosePhotoHours * hourMs);
  const loose = await ports.photos.looseSince(before);
  for (const id of loose) await removePhoto(ports, id);
  return loose.length;
};
