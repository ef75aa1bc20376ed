import { noSuchFile } from '@southline/uploads/upload';
import type { PromotionPorts } from '../domain/promotion-ports.ts';
import type { Receipt } from '../domain/receipt.ts';

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
