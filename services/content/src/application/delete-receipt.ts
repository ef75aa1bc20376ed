import { noSuchFile } from '@southline/uploads/upload';
import type { PromotionPorts } from '../domain/promotion-ports.ts';
import { removeReceipt } from './upload-receipt.ts';

/** For the uploader only, and only until an entry uses the file. */
export const deleteReceipt =
  (ports: Pick<PromotionPorts, 'receipts' | 'files'>) =>
  async (owner: string, fileName: string): Promise<void> => {
    const receipt = await ports.receipts.find(fileName);
    if (receipt?.owner !== owner || receipt.state === 'Entered') throw noSuchFile();
    await removeReceipt(ports, receipt.id);
  };
