import { DomainError } from '@southline/kernel/errors';
import { largestReturnFile } from '@southline/kernel/returns';

/** A photo that no request names is deleted after this many hours. */
export const loosePhotoHours = 24;
/** The most photos without a request per person: enough for each line of a large order. */
export const mostLoosePhotos = 40;

/**
 * A photo or document of a request. `Pending` while it is uploaded and checked, `Ready` until a request names it, then
 * `Attached`. Only its owner and staff may read it.
 */
export interface Photo {
  readonly id: string;
  readonly owner: string;
  /** A random name with the extension of the stored type. The file can be found only by this name. */
  readonly fileName: string;
  /** The member's file name, used as a label. */
  readonly originalName: string;
  readonly state: 'Pending' | 'Ready' | 'Attached';
  readonly createdAt: Date;
  /** Set from `Ready` on. */
  readonly contentType?: string;
  readonly bytes?: number;
  /** True if we re-encoded the file as a picture. */
  readonly picture?: boolean;
  /** Set when it is attached. */
  readonly orderId?: string;
}

export const tooLarge = () =>
  new DomainError(
    'too-large',
    'TooLarge',
    `The file is larger than ${largestReturnFile / 1_000_000} MB. Please choose a smaller one.`,
  );
export const unsupportedType = (found: string) =>
  new DomainError(
    'unsupported',
    'UnsupportedType',
    `This file is ${found}. Please upload a picture (JPG, PNG, GIF, WebP, AVIF, TIFF or SVG), a PDF or an AI file.`,
  );
export const tooManyPhotos = () =>
  new DomainError('invalid', 'TooManyFiles', 'Too many files wait for a request. Please send one first.');
