import type { Clock } from '@southline/kernel/clock';
import type { UploadTools } from '@southline/uploads/store-upload';
import type { Photo } from './photo.ts';

export interface PhotoRepository {
  begin(photo: Photo): Promise<void>;
  /** Moves the photo from `Pending` to `Ready`. Returns whether it was still `Pending`. */
  admit(id: string, facts: Required<Pick<Photo, 'fileName' | 'contentType' | 'bytes' | 'picture'>>): Promise<boolean>;
  find(fileName: string): Promise<Photo | undefined>;
  /** The number of a person's photos that no request names. */
  countLoose(owner: string): Promise<number>;
  /** Removes a photo that no request names. */
  removeLoose(id: string): Promise<void>;
  /** Ids of some photos that no request names. */
  looseSince(before: Date): Promise<string[]>;
}

export interface PhotoPorts extends UploadTools {
  readonly photos: PhotoRepository;
  readonly clock: Clock;
  readonly ids: { next(): string };
}
