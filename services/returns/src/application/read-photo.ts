import { noSuchFile } from '@southline/uploads/upload';
import type { Photo } from '../domain/photo.ts';
import type { PhotoPorts } from '../domain/photo-ports.ts';

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
