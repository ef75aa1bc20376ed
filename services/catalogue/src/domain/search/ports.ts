/** A search without result, normalised. */
export interface EmptySearch {
  readonly query: string;
  readonly count: number;
  readonly lastAt: Date;
}

/** A word that the index does not have, and those of the index that look like it. */
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
