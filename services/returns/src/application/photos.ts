import { hourMs } from '@southline/kernel/clock';
import { largestReturnFile } from '@southline/kernel/returns';
import { storeUpload, type UploadPart } from '@southline/uploads/store-upload';
import { labelOf, noSuchFile } from '@southline/uploads/upload';
import {
  loosePhotoHours,
  mostLoosePhotos,
  type Photo,
  tooLarge,
  tooManyPhotos,
  unsupportedType,
} from '../domain/photo.ts';
import type { PhotoPorts } from '../domain/photo-ports.ts';

interface PhotoUpload {
  readonly owner: string;
  readonly originalName: string;
  readonly parts: AsyncIterable<UploadPart<{ readonly bytes: number }>>;
}

/** Removes the record last. While it exists, the sweep still finds the rest of the file. */
const removePhoto = async ({ photos, files }: Pick<PhotoPorts, 'photos' | 'files'>, id: string): Promise<void> => {
  await files.remove(id);
  await photos.removeLoose(id);
};

/** Stores a photo. A refused or interrupted upload leaves no data; orphaned files of a crash are deleted after a day. */
export const uploadPhoto =
  (ports: PhotoPorts) =>
  async ({ owner, originalName, parts }: PhotoUpload): Promise<Pick<Photo, 'fileName' | 'contentType'>> => {
    const { photos, files, clock, ids } = ports;
    if ((await photos.countLoose(owner)) >= mostLoosePhotos) throw tooManyPhotos();
    const id = files.newId();
    const label = labelOf(originalName, 'photo');
    const name = ids.next();
    const createdAt = clock.now();
    await photos.begin({ id, owner, fileName: name, originalName: label, state: 'Pending', createdAt });
    try {
      const upload = { id, label, parts, maxBytes: largestReturnFile, tooLarge, unsupported: unsupportedType };
      const { contentType, ending, bytes, picture } = await storeUpload(ports)(upload);
      const fileName = `${name}.${ending}`;
      if (!(await photos.admit(id, { fileName, contentType, bytes, picture }))) throw noSuchFile();
      return { fileName, contentType };
    } catch (error) {
      await removePhoto(ports, id);
      throw error;
    }
  };

/** Only the owner and staff can read a photo. For all others it does not exist. */
export const readPhoto =
  ({ photos, files }: Pick<PhotoPorts, 'photos' | 'files'>) =>
  async (
    reader: { readonly owner: string; readonly staff: boolean },
    fileName: string,
  ): Promise<{ readonly photo: Photo; readonly pieces: AsyncIterable<Buffer> }> => {
    const photo = await photos.find(fileName);
    if (!photo || photo.state === 'Pending') throw noSuchFile();
    if (photo.owner !== reader.owner && !reader.staff) throw noSuchFile();
    return { photo, pieces: files.read(photo.id) };
  };

/** Removes photos that no request has named within a day; returns how many. */
export const sweepPhotos = async (ports: Pick<PhotoPorts, 'photos' | 'files' | 'clock'>): Promise<number> => {
  const before = new Date(ports.clock.now().getTime() - loosePhotoHours * hourMs);
  const loose = await ports.photos.looseSince(before);
  for (const id of loose) await removePhoto(ports, id);
  return loose.length;
};
