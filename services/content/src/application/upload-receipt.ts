import type { PromotionPorts } from '../domain/promotion-ports.ts';
import {
  cutOff,
  harmful,
  labelOf,
  maxReceiptBytes,
  noRoom,
  type Receipt,
  receiptKeyOf,
  receiptNoMissing,
  tooLarge,
  tooManyFiles,
  unsupportedType,
} from '../domain/receipt.ts';

/** Enough to tell every type that is taken. */
const headBytes = 4_100;

export interface UploadPart {
  readonly chunk?: Buffer;
  /** The last part. Uploads without it were cut off. */
  readonly end?: { readonly bytes: number; readonly receiptNo: string };
}

export interface Upload {
  readonly owner: string;
  readonly originalName: string;
  readonly parts: AsyncIterable<UploadPart>;
}

/**
 * Keeps a file of a receipt: streamed to storage, checked by its content, scanned where there is a scanner, pictures drawn
 * anew. What is refused or breaks off
 * leaves nothing behind; what a crash leaves behind ends after a day.
 */
export const uploadReceipt =
  ({ receipts, files, recognise, scan, cleanPicture, inTurn, mostLooseBytes, clock, ids }: PromotionPorts) =>
  async ({ owner, originalName, parts }: Upload): Promise<Pick<Receipt, 'fileName' | 'contentType'>> => {
    if ((await receipts.looseBytes()) + maxReceiptBytes > mostLooseBytes) throw noRoom();
    const id = files.newId();
    const label = labelOf(originalName);
    const ending = { bytes: -1, receiptNo: '' };
    let kind: 'picture' | 'pdf' | undefined;
    let bytes = 0;

    const checked = async function* () {
      let head: Buffer = Buffer.alloc(0);
      const look = async () => {
        kind = await recognise(head, label);
        if (!kind) throw unsupportedType();
      };
      for await (const { chunk, end } of parts) {
        if (end) Object.assign(ending, end);
        if (!chunk) continue;
        bytes += chunk.length;
        if (bytes > maxReceiptBytes) throw tooLarge();
        if (!kind) {
          head = Buffer.concat([head, chunk]);
          if (head.length >= headBytes) await look();
        }
        yield chunk;
      }
      if (ending.bytes !== bytes) throw cutOff();
      if (!kind) await look();
    };

    const receipt = { id, owner, fileName: ids.next(), originalName: label, createdAt: clock.now() };
    await receipts.begin({ ...receipt, state: 'Pending' });
    try {
      await files.keepUpload(id, checked());
      const receiptKey = receiptKeyOf(ending.receiptNo);
      if (receiptKey === '') throw receiptNoMissing();
      await inTurn(async () => {
        if (scan && !(await scan(files.readUpload(id)))) throw harmful();
        if (kind === 'picture') await files.replaceUpload(id, cleanPicture(files.readUpload(id)));
      });
      const contentType = kind === 'picture' ? 'image/jpeg' : 'application/pdf';
      if (!(await receipts.admit(id, { receiptKey, contentType, bytes }))) throw tooManyFiles();
      return { fileName: receipt.fileName, contentType };
    } catch (error) {
      await removeReceipt({ receipts, files }, id);
      throw error;
    }
  };

/** The record goes last: as long as it is there, the sweep finds what is left. */
export const removeReceipt = async (
  { receipts, files }: Pick<PromotionPorts, 'receipts' | 'files'>,
  id: string,
): Promise<void> => {
  await files.remove(id);
  await receipts.removeLoose(id);
};
