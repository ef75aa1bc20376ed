import { DomainError } from '@southline/kernel/errors';

/** Spec §5: 100,000,000 bytes a file, 3 files a receipt. */
export const maxReceiptBytes = 100_000_000;
export const maxReceiptFiles = 3;
/** An upload that no entry has taken up by then is removed. */
export const looseReceiptHours = 24;

/**
 * A file of a receipt. `Pending` while it is uploaded and checked, `Ready` until an entry takes it up, then `Entered`.
 * Nobody but its owner and staff gets to see it.
 */
export interface Receipt {
  readonly id: string;
  readonly owner: string;
  /** Random and the only name by which it is found. */
  readonly fileName: string;
  /** As the visitor called it; a label. */
  readonly originalName: string;
  readonly state: 'Pending' | 'Ready' | 'Entered';
  readonly createdAt: Date;
  /** From `Ready` on. */
  readonly receiptKey?: string;
  readonly contentType?: ReceiptContentType;
  readonly bytes?: number;
}

export type ReceiptContentType = 'image/jpeg' | 'application/pdf';

/** What makes two receipt numbers the same: letters and digits, upper case. */
export const receiptKeyOf = (receiptNo: string): string =>
  receiptNo
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The visitor's name for a file without paths, control characters and what mail programs trip over. */
export const labelOf = (originalName: string): string => {
  const last = originalName.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it takes out
  const clean = last.replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '').replace(/@/g, '_');
  return clean.slice(-100) || 'receipt';
};

export const tooLarge = () =>
  new DomainError('too-large', 'TooLarge', 'The file is larger than 100,000,000 bytes. Please choose a smaller one.');
export const unsupportedType = () =>
  new DomainError('unsupported', 'UnsupportedType', 'Please upload a picture (JPG, PNG, GIF or WebP) or a PDF.');
export const harmful = () =>
  new DomainError('unsupported', 'HarmfulFile', 'This file was found to be harmful and was not kept.');
export const tooManyFiles = () =>
  new DomainError('invalid', 'TooManyFiles', 'A receipt has three files at most. Delete one first.');
/** Codes of their own: the service is well, and its other calls go on. */
export const tooManyUploads = () =>
  new DomainError('unavailable', 'UploadsBusy', 'Too many files are coming in. Please try again shortly.', {
    retryAfter: '10',
  });
export const noRoom = () =>
  new DomainError('unavailable', 'NoRoom', 'We cannot take files at the moment. Please try again later.', {
    retryAfter: '600',
  });
export const cutOff = () => new DomainError('invalid', 'UploadCutOff', 'The upload was cut off. Please try again.');
export const receiptNoMissing = () =>
  new DomainError('invalid', 'InvalidRequest', 'Receipt Number is required.', {
    receiptNo: 'Receipt Number is required.',
  });
export const noSuchReceipt = () => new DomainError('not-found', 'NotFound', 'There is no such file.');
