import type { Clock } from '@southline/kernel/clock';
import type { UploadTools } from '@southline/uploads/keep-upload';
import type { Photo } from './photo.ts';

export interface PhotoRepository {
  begin(photo: Photo): Promise<void>;
  /** From `Pending` to `Ready`; returns whether it succeeded. */
  admit(id: string, facts: Required<Pick<Photo, 'fileName' | 'contentType' | 'bytes' | 'picture'>>): Promise<boolean>;
  find(fileName: string): Promise<Photo | undefined>;
  /** A person's photos without a request. */
  countLoose(owner: string): Promise<number>;
  /** Removes a photo without a request. */
  removeLoose(id: string): Promise<void>;
  /** Ids of some photos that no request names. */
  looseSince(before: Date): Promise<string[]>;
}

export interface PhotoPorts extends UploadTools {
  readonly photos: PhotoRepository;
  readonly clock: Clock;
  readonly ids: { next(): string };
}
