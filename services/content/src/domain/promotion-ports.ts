import type { Clock } from '@southline/kernel/clock';
import type { PromotionEntry } from './promotion-entry.ts';
import type { Receipt, ReceiptContentType } from './receipt.ts';

export interface ReceiptRepository {
  begin(receipt: Receipt): Promise<void>;
  /** From `Pending` to `Ready`, if the owner has fewer than three files of this receipt; answers whether. */
  admit(id: string, facts: { receiptKey: string; contentType: ReceiptContentType; bytes: number }): Promise<boolean>;
  find(fileName: string): Promise<Receipt | undefined>;
  /** What no entry has taken up, a file that is still coming in counted as a whole one. */
  looseBytes(): Promise<number>;
  /** Removes what no entry has taken up; answers whether. */
  removeLoose(id: string): Promise<boolean>;
  /** Ids of files that nobody has taken up, some of them at a time. */
  looseSince(before: Date): Promise<string[]>;
  /** Ids of files of entries, some of them at a time. */
  enteredBefore(end: Date): Promise<string[]>;
  /** Removes a file of an entry that is no longer kept. */
  removeEntered(id: string): Promise<void>;
}

/** Bytes of receipts, by the receipt's id. */
export interface ReceiptFiles {
  /** An id for a receipt and its bytes. */
  newId(): string;
  /** Keeps what comes as it is; fails where `pieces` fails, and `remove` then takes away what had come. */
  keepUpload(id: string, pieces: AsyncIterable<Buffer>): Promise<void>;
  readUpload(id: string): AsyncIterable<Buffer>;
  /** Puts the picture that was drawn anew in the place of the upload. */
  replaceUpload(id: string, pieces: AsyncIterable<Buffer>): Promise<void>;
  read(id: string): AsyncIterable<Buffer>;
  remove(id: string): Promise<void>;
}

/** What a file is, by its content; undefined for what is not taken. `head` are its first bytes. */
export type Recognise = (head: Buffer, originalName: string) => Promise<'picture' | 'pdf' | undefined>;

/** The picture alone: drawn anew as JPEG, without metadata and without what was hidden behind it. */
export type CleanPicture = (picture: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Whether a file is harmless; throws where nobody can tell. */
export type Scan = (content: AsyncIterable<Buffer>) => Promise<boolean>;

export interface EntryRepository {
  /** With its files taken up and the event written, or none of it; `duplicate` when the receipt was entered before. */
  add(entry: PromotionEntry, receiptIds: readonly string[]): Promise<'added' | 'duplicate' | 'files-gone'>;
  isEntered(receiptKey: string): Promise<boolean>;
  findByRequest(owner: string, requestId: string): Promise<PromotionEntry | undefined>;
  /** The oldest first, after a place in the list. */
  list(after: { enteredAt: Date; id: string } | undefined, limit: number): Promise<PromotionEntry[]>;
  /** Answers how many there were. */
  removeBefore(end: Date): Promise<number>;
}

export interface PromotionPorts {
  readonly receipts: ReceiptRepository;
  readonly files: ReceiptFiles;
  readonly entries: EntryRepository;
  readonly recognise: Recognise;
  readonly cleanPicture: CleanPicture;
  /** Undefined: files are not scanned. */
  readonly scan: Scan | undefined;
  /** Lets a few at a time do what is hard work, once their files are there. */
  inTurn<Done>(work: () => Promise<Done>): Promise<Done>;
  /** Files that no entry has taken up may have so many bytes together. */
  readonly mostLooseBytes: number;
  readonly clock: Clock;
  readonly ids: { next(): string };
  /** Undefined: open. */
  readonly closesAt: Date | undefined;
  /** When the winners are drawn; undefined: not known yet, and everything is kept. */
  readonly drawnAt: Date | undefined;
}
