import type { Clock } from '@southline/kernel/clock';
import type { UploadTools } from '@southline/uploads/keep-upload';
import type { PromotionEntry } from './promotion-entry.ts';
import type { Receipt } from './receipt.ts';

export interface ReceiptRepository {
  begin(receipt: Receipt): Promise<void>;
  /** From `Pending` to `Ready`, if the owner has fewer than three files of this receipt; returns whether. */
  admit(id: string, facts: { receiptKey: string; contentType: string; bytes: number }): Promise<boolean>;
  find(fileName: string): Promise<Receipt | undefined>;
  /** What no entry has taken up, a file that is still coming in counted as a whole one. */
  looseBytes(): Promise<number>;
  /** Removes what no entry has taken up; returns whether. */
  removeLoose(id: string): Promise<boolean>;
  /** Ids of files without an entry, a limited number per call. */
  looseSince(before: Date): Promise<string[]>;
  /** Ids of files of entries, some of them at a time. */
  enteredBefore(end: Date): Promise<string[]>;
  /** Removes a file of an entry that is no longer kept. */
  removeEntered(id: string): Promise<void>;
}

export interface EntryRepository {
  /** With its files taken up and the event written, or none of it; `duplicate` when the receipt was entered before. */
  add(entry: PromotionEntry, receiptIds: readonly string[]): Promise<'added' | 'duplicate' | 'files-gone'>;
  isEntered(receiptKey: string): Promise<boolean>;
  findByRequest(owner: string, requestId: string): Promise<PromotionEntry | undefined>;
  /** The oldest first, after a place in the list. */
  list(after: { enteredAt: Date; id: string } | undefined, limit: number): Promise<PromotionEntry[]>;
  /** Returns how many there were. */
  removeBefore(end: Date): Promise<number>;
}

export interface PromotionPorts extends UploadTools {
  readonly receipts: ReceiptRepository;
  readonly entries: EntryRepository;
  /** Files that no entry has taken up may have so many bytes together. */
  readonly mostLooseBytes: number;
  readonly clock: Clock;
  readonly ids: { next(): string };
  /** Undefined: open. */
  readonly closesAt: Date | undefined;
  /** When the winners are drawn; undefined: not known yet, and everything is kept. */
  readonly drawnAt: Date | undefined;
}
