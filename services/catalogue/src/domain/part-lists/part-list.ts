import { DomainError } from '@southline/kernel/errors';

export interface PartListRow {
  /** As typed: it is looked up again on every use of the list. */
  readonly partNo: string;
  readonly quantity: number;
}

/** Numbers and quantities saved under a name, to order them again. */
export interface PartList {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly PartListRow[];
}

export interface NewPartList extends PartList {
  readonly owner: string;
  readonly savedAt: Date;
}

export const maxLists = 50;
/** The limit of one order. */
export const maxListRows = 200;
export const longestName = 60;
export const longestNumber = 60;

/** Normalises spaces and case, so that they do not make another name. */
export const cleanName = (name: string): string => name.trim().replace(/\s+/g, ' ');
export const nameKey = (name: string): string => name.toLowerCase();

export interface PartListStore {
  /** If the name exists, its rows are replaced. Returns the stored list, and whether it is new. */
  save(list: NewPartList): Promise<{ list: PartList; isNew: boolean }>;
  count(owner: string): Promise<number>;
  list(owner: string): Promise<readonly PartList[]>;
  find(owner: string, id: string): Promise<PartList | undefined>;
  findShared(id: string): Promise<PartList | undefined>;
  /** False if the owner has no such list. */
  remove(owner: string, id: string): Promise<boolean>;
}

/** Versions of links. The key of a list is its id; the key of carts is their owner. */
export interface LinkVersions {
  /** Empty if no link was revoked within the lifetime of a link. */
  get(shared: string): Promise<string>;
  /** Creates a new version. Links of earlier versions become invalid. */
  set(shared: string, version: string, at: Date): Promise<void>;
}

/** The same error for a list that does not exist and for another member's list. */
export const noSuchList = () => new DomainError('not-found', 'NotFound', 'There is no such list.');

export const tooManyLists = () =>
  new DomainError('conflict', 'TooManyLists', `You can keep ${maxLists} lists. Please remove one first.`);
