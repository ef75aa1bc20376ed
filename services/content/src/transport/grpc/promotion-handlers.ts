import {
  type PromotionServiceService,
  type ReceiptEnd,
  type ReceiptHeader,
  ReceiptType,
} from '@southline/contracts/content';
import { pascalWords } from '@southline/contracts/enum-words';
import type { Handlers } from '@southline/platform/grpc';
import { isStaff } from '@southline/platform/identity';
import { readUpload, uploadGate } from '@southline/uploads/messages';
import { listEntries } from '../../application/list-entries.ts';
import { deleteReceipt, readReceipt, uploadReceipt } from '../../application/receipts.ts';
import { submitEntry } from '../../application/submit-entry.ts';
import type { PromotionEntry } from '../../domain/promotion-entry.ts';
import type { PromotionPorts } from '../../domain/promotion-ports.ts';

type Definition = typeof PromotionServiceService;

const receiptTypes = pascalWords(ReceiptType);

const toEntry = ({ id, enteredAt, receiptType, fileNames, ...entry }: PromotionEntry) => ({
  entryId: id,
  enteredAt: enteredAt.toISOString(),
  firstName: entry.firstName,
  lastName: entry.lastName,
  email: entry.email,
  mobile: entry.mobile,
  receiptType: receiptTypes.wires[receiptType],
  receiptNo: entry.receiptNo,
  amountCents: entry.amountCents,
  entries: entry.entries,
  fileNames: [...fileNames],
  region: entry.region,
});

/** `refuse` throws while the promotion is switched off. Existing files can still be read and deleted. */
export const promotionHandlers = (
  ports: PromotionPorts,
  refuse: () => Promise<void>,
  uploads = uploadGate(),
): Handlers<Definition> => ({
  uploadReceipt: async (requests, call) => {
    const owner = call.owner();
    await refuse();
    return uploads.take(async () => {
      const { header, parts } = await readUpload<ReceiptHeader, ReceiptEnd>(requests);
      const { fileName, contentType = '' } = await uploadReceipt(ports)({ ...header, owner, parts });
      return { fileName, contentType };
    });
  },
  deleteReceipt: ({ fileName }, call) => deleteReceipt(ports)(call.owner(), fileName),
  async *readReceipt({ fileName }, call) {
    const reader = { owner: call.owner(), staff: call.identity ? isStaff(call.identity) : false };
    const { receipt, pieces } = await readReceipt(ports)(reader, fileName);
    const { contentType = '', originalName, bytes = 0 } = receipt;
    yield { part: { $case: 'file', value: { contentType, originalName, bytes } } };
    for await (const value of pieces) yield { part: { $case: 'chunk', value } };
  },
  submitEntry: async ({ requestId, receiptType, ...form }, call) => {
    await refuse();
    const entry = await submitEntry(ports)(call.owner(), requestId, {
      ...form,
      receiptType: receiptTypes.words[receiptType],
    });
    return { entryId: entry.id, entries: entry.entries };
  },
  listEntries: async ({ pageSize, pageToken }) => {
    const { entries, nextPageToken } = await listEntries(ports)(pageSize, pageToken);
    return { entries: entries.map(toEntry), nextPageToken };
  },
});
