import type { Clock } from '@southline/kernel/clock';
import type { UploadTools } from '@southline/uploads/store-upload';
import type { PromotionEntry } from './promotion-entry.ts';
import type { Receipt } from './receipt.ts';

export interface ReceiptRepository {
  begin(receipt: Receipt): Promise<void>;
  /** Makes a `Pending` file `Ready`, unless the owner already has three files of this receipt. Returns whether it did. */
  admit(id: string, facts: { receiptKey: string; contentType: string; bytes: number }): Promise<boolean>;
  find(fileName: string): Promise<Receipt | undefined>;
  /** Total bytes of files without an entry; a running upload counts as the largest allowed file. */
  looseBytes(): Promise<number>;
  /** Removes a file without an entry; returns whether it succeeded. */
  removeLoose(id: string): Promise<boolean>;
  /** Ids of files without an entry, a limited number per call. */
  looseSince(before: Date): Promise<string[]>;
  /** Ids of files of entries, a limited number per call. */
  enteredBefore(end: Date): Promise<string[]>;
  /** Removes a file of an expired entry. */
  removeEntered(id: string): Promise<void>;
}

export interface EntryRepository {
  /**
   * Stores the entry, attaches its files and writes the event in one transaction; `duplicate` if the receipt was entered
   * before.
   */
  add(entry: PromotionEntry, receiptIds: readonly string[]): Promise<'added' | 'duplicate' | 'files-gone'>;
  isEntered(receiptKey: string): Promise<boolean>;
  findByRequest(owner: string, requestId: string): Promise<PromotionEntry | undefined>;
  /** Entries after a position in the list, the oldest first. */
  list(after: { enteredAt: Date; id: string } | undefined, limit: number): Promise<PromotionEntry[]>;
  /** Returns how many were removed. */
  removeBefore(end: Date): Promise<number>;
}

export interface PromotionPorts extends UploadTools {
  readonly receipts: ReceiptRepository;
  readonly entries: EntryRepository;
  /** The most bytes of all files without an entry. */
  readonly mostLooseBytes: number;
  readonly clock: Clock;
  readonly ids: { next(): string };
  /** Undefined: the promotion has no closing date and is open. */
  readonly closesAt: Date | undefined;
  /** When the winners are drawn; undefined: not known yet, and nothing is deleted. */
  readonly drawnAt: Date | undefined;
}
