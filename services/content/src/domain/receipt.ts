import { DomainError } from '@southline/kernel/errors';

/** Spec §5: 100,000,000 bytes a file, 3 files a receipt. */
export const maxReceiptBytes = 100_000_000;
export const maxReceiptFiles = 3;
/** Hours after which an upload without an entry is removed. */
export const looseReceiptHours = 24;

/**
 * A file of a receipt. It is `Pending` while it is uploaded and checked, `Ready` until an entry uses it, then `Entered`.
 * Only its owner and staff may read it.
 */
export interface Receipt {
  readonly id: string;
  readonly owner: string;
  /** Random; the only name by which the file can be found. */
  readonly fileName: string;
  /** The visitor's file name, used as a label. */
  readonly originalName: string;
  readonly state: 'Pending' | 'Ready' | 'Entered';
  readonly createdAt: Date;
  /** Set from `Ready` on. */
  readonly receiptKey?: string;
  readonly contentType?: string;
  readonly bytes?: number;
}

/** The normalised receipt number: letters and digits, upper case. */
export const receiptKeyOf = (receiptNo: string): string =>
  receiptNo
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const tooLarge = () =>
  new DomainError('too-large', 'TooLarge', 'The file is larger than 100,000,000 bytes. Please choose a smaller one.');
export const unsupportedType = (found: string) =>
  new DomainError(
    'unsupported',
    'UnsupportedType',
    `This file is ${found}. Please upload a picture (JPG, PNG, GIF or WebP) or a PDF.`,
  );
export const tooManyFiles = () =>
  new DomainError('invalid', 'TooManyFiles', 'A receipt has three files at most. Delete one first.');
export const receiptNoMissing = () =>
  new DomainError('invalid', 'InvalidRequest', 'Receipt Number is required.', {
    receiptNo: 'Receipt Number is required.',
  });
