import { DomainError } from '@southline/kernel/errors';

/** The kind of a file by its content. Pictures are re-encoded as JPEG. Other files stay unchanged and are never displayed. */
export interface FileKind {
  readonly contentType: string;
  readonly ending: string;
  readonly picture: boolean;
}

/** The result type of re-encoded pictures. */
export const drawnPicture: FileKind = { contentType: 'image/jpeg', ending: 'jpg', picture: true };

/** A type that is not accepted, as messages name it: "HEIC". */
export interface RefusedKind {
  readonly found: string;
}

/** `head` are the first bytes. */
export type Recognise = (head: Buffer, originalName: string) => Promise<FileKind | RefusedKind>;

/** Re-encodes a picture without metadata and other hidden data. Throws `unreadable()` if the file is no picture. */
export type CleanPicture = (picture: AsyncIterable<Buffer>, unreadable: () => DomainError) => AsyncIterable<Buffer>;

/** Whether a file is harmless; throws if the scanner cannot decide. */
export type Scan = (content: AsyncIterable<Buffer>) => Promise<boolean>;

/** The bytes of files, by id. */
export interface UploadFiles {
  /** An id for a file and its bytes. */
  newId(): string;
  /** Stores the bytes unchanged. If `pieces` fails, it fails too, and `remove` then deletes the partial file. */
  storeUpload(id: string, pieces: AsyncIterable<Buffer>): Promise<void>;
  readUpload(id: string): AsyncIterable<Buffer>;
  /** Replaces the upload by the re-encoded picture. */
  replaceUpload(id: string, pieces: AsyncIterable<Buffer>): Promise<void>;
  read(id: string): AsyncIterable<Buffer>;
  remove(id: string): Promise<void>;
}

/** A sender's file name without paths, control characters and characters that break mail programs; '@' becomes '_'. */
export const labelOf = (originalName: string, otherwise: string): string => {
  const last = originalName.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes these characters
  const clean = last.replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '').replace(/@/g, '_');
  return clean.slice(-100) || otherwise;
};

export const harmful = () =>
  new DomainError('unsupported', 'HarmfulFile', 'This file was found to be harmful and was not kept.');
/** Own codes, because the service itself works and its other calls succeed. */
export const tooManyUploads = () =>
  new DomainError('unavailable', 'UploadsBusy', 'Too many files are coming in. Please try again shortly.', {
    retryAfter: '10',
  });
export const noRoom = () =>
  new DomainError('unavailable', 'NoRoom', 'We cannot take files at the moment. Please try again later.', {
    retryAfter: '600',
  });
export const cutOff = () => new DomainError('invalid', 'UploadCutOff', 'The upload was cut off. Please try again.');
export const noSuchFile = () => new DomainError('not-found', 'NotFound', 'There is no such file.');
