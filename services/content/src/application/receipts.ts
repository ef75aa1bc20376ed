import { hourMs } from '@southline/kernel/clock';
import { storeUpload, type UploadPart } from '@southline/uploads/store-upload';
import { labelOf, noRoom, noSuchFile } from '@southline/uploads/upload';
import type { PromotionPorts } from '../domain/promotion-ports.ts';
import {
  looseReceiptHours,
  maxReceiptBytes,
  type Receipt,
  receiptKeyOf,
  receiptNoMissing,
  tooLarge,
  tooManyFiles,
  unsupportedType,
} from '../domain/receipt.ts';

interface Upload {
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
const removeReceipt = async (
  { receipts, files }: Pick<PromotionPorts, 'receipts' | 'files'>,
  id: string,
): Promise<void> => {
  await files.remove(id);
  await receipts.removeLoose(id);
};

/** For the uploader and staff; for others the file does not exist. */
export const readReceipt =
  ({ receipts, files }: Pick<PromotionPorts, 'receipts' | 'files'>) =>
  async (
    reader: { owner: string; staff: boolean },
    fileName: string,
  ): Promise<{ receipt: Receipt; pieces: AsyncIterable<Buffer> }> => {
    const receipt = await receipts.find(fileName);
    if (!receipt || receipt.state === 'Pending') throw noSuchFile();
    if (receipt.owner !== reader.owner && !reader.staff) throw noSuchFile();
    return { receipt, pieces: files.read(receipt.id) };
  };

/** For the uploader only, and only until an entry uses the file. */
export const deleteReceipt =
  (ports: Pick<PromotionPorts, 'receipts' | 'files'>) =>
  async (owner: string, fileName: string): Promise<void> => {
    const receipt = await ports.receipts.find(fileName);
    if (receipt?.owner !== owner || receipt.state === 'Entered') throw noSuchFile();
    await removeReceipt(ports, receipt.id);
  };

/** Removes files that no entry has used within a day; returns how many. */
export const sweepReceipts = async (ports: Pick<PromotionPorts, 'receipts' | 'files' | 'clock'>): Promise<number> => {
  const before = new Date(ports.clock.now().getTime() - looseReceiptHours * hourMs);
  const loose = await ports.receipts.looseSince(before);
  for (const id of loose) await removeReceipt(ports, id);
  return loose.length;
};
