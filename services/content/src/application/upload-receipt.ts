import { storeUpload, type UploadPart } from '@southline/uploads/store-upload';
import { labelOf, noRoom } from '@southline/uploads/upload';
import type { PromotionPorts } from '../domain/promotion-ports.ts';
import {
  maxReceiptBytes,
  type Receipt,
  receiptKeyOf,
  receiptNoMissing,
  tooLarge,
  tooManyFiles,
  unsupportedType,
} from '../domain/receipt.ts';

export interface Upload {
  readonly owner: string;
  readonly originalName: string;
  readonly parts: AsyncIterable<UploadPart<{ readonly bytes: number; readonly receiptNo: string }>>;
}

/**
 * Stores a file of a receipt. A refused or interrupted upload leaves no data; orphaned files of a crash are deleted after a
 * day.
 */
export const uploadReceipt =
  (ports: PromotionPorts) =>
  async ({ owner, originalName, parts }: Upload): Promise<Pick<Receipt, 'fileName' | 'contentType'>> => {
    const { receipts, files, mostLooseBytes, clock, ids } = ports;
    if ((await receipts.looseBytes()) + maxReceiptBytes > mostLooseBytes) throw noRoom();
    const id = files.newId();
    const label = labelOf(originalName, 'receipt');
    const receipt = { id, owner, fileName: ids.next(), originalName: label, createdAt: clock.now() };
    await receipts.begin({ ...receipt, state: 'Pending' });
    try {
      const upload = { id, label, parts, maxBytes: maxReceiptBytes, tooLarge, unsupported: unsupportedType };
      const { contentType, bytes, end } = await storeUpload(ports)(upload);
      const receiptKey = receiptKeyOf(end.receiptNo);
      if (receiptKey === '') throw receiptNoMissing();
      if (!(await receipts.admit(id, { receiptKey, contentType, bytes }))) throw tooManyFiles();
      return { fileName: receipt.fileName, contentType };
    } catch (error) {
      await removeReceipt({ receipts, files }, id);
      throw error;
    }
  };

/** The record is removed last: as long as it exists, the sweep finds the file's remains. */
export const removeReceipt = async (
  { receipts, files }: Pick<PromotionPorts, 'receipts' | 'files'>,
  id: string,
): Promise<void> => {
  await files.remove(id);
  await receipts.removeLoose(id);
};
