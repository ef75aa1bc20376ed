import { readAddress } from '@southline/kernel/email';
import {
  duplicateReceipt,
  type EntryForm,
  entriesPerReceipt,
  invalidEntry,
  type PromotionEntry,
  problemsOf,
  promotionClosed,
} from '../domain/promotion-entry.ts';
import type { PromotionPorts } from '../domain/promotion-ports.ts';
import { maxReceiptFiles, receiptKeyOf } from '../domain/receipt.ts';

type Ports = Pick<PromotionPorts, 'receipts' | 'entries' | 'clock' | 'ids' | 'closesAt'>;

const gone = { uploadFileName: 'Please upload your receipt.' };

/** Records ten entries for a receipt, once; a repeated request returns the same entry. */
export const submitEntry =
  ({ receipts, entries, clock, ids, closesAt }: Ports) =>
  async (owner: string, requestId: string, { consents, ...typed }: EntryForm): Promise<PromotionEntry> => {
    const before = await entries.findByRequest(owner, requestId);
    if (before) return before;
    const enteredAt = clock.now();
    if (closesAt && enteredAt > closesAt) throw promotionClosed();
    const form = { ...typed, email: readAddress(typed.email) };
    const { receiptType } = form;
    const problems = problemsOf({ ...form, consents });
    if (Object.keys(problems).length > 0 || !receiptType) throw invalidEntry(problems);

    const receiptKey = receiptKeyOf(form.receiptNo);
    const fileNames = [...new Set(form.fileNames)].slice(0, maxReceiptFiles);
    const found = await Promise.all(fileNames.map((name) => receipts.find(name)));
    const own = found.flatMap((file) =>
      file?.owner === owner && file.receiptKey === receiptKey && file.state === 'Ready' ? [file.id] : [],
    );
    const entry: PromotionEntry = {
      ...form,
      id: ids.next(),
      requestId,
      owner,
      receiptType,
      receiptKey,
      fileNames,
      enteredAt,
      entries: entriesPerReceipt,
    };
    const outcome = own.length === fileNames.length ? await entries.add(entry, own) : 'files-gone';
    if (outcome === 'added') return entry;
    // Two concurrent identical requests both get the one entry.
    const twin = await entries.findByRequest(owner, requestId);
    if (twin) return twin;
    if (outcome === 'duplicate' || (await entries.isEntered(receiptKey))) throw duplicateReceipt();
    throw invalidEntry(gone);
  };
