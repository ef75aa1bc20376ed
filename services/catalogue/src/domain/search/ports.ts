import type { EverydayRow, OwnLanguage } from './everyday-row.ts';

export interface OwnLanguageStore {
  /** Increases with every change. */
  version(): Promise<number>;
  read(): Promise<OwnLanguage>;
  /** A row with the same language, kind and words is replaced. */
  add(row: EverydayRow): Promise<void>;
  remove(row: Pick<EverydayRow, 'language' | 'kind' | 'words'>): Promise<void>;
  replace(rows: readonly EverydayRow[]): Promise<void>;
}

/** A normalised search that had no result, or no result that a visitor opened. */
export interface EmptySearch {
  readonly query: string;
  readonly count: number;
  /** How many of `count` had results that nobody opened. */
  readonly unopened: number;
  readonly lastAt: Date;
}

/** A word that is not in the index, and similar words of the index. */
export interface UnknownWord {
  readonly word: string;
  readonly nearest: readonly string[];
}

export interface EmptySearchStore {
  /** Adds to the stored counts. */
  add(searches: readonly EmptySearch[]): Promise<void>;
  /** The most frequent first. */
  list(limit: number): Promise<{ searches: readonly EmptySearch[]; totalCount: number }>;
}
