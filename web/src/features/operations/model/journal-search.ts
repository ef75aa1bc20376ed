/** The filter of the journal; days are YYYY-MM-DD. `after`: the token of an older page. */
export interface JournalSearch {
  readonly find?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
  readonly after?: string;
}

/** The search's fields, as the URL has them. */
export const journalFields = ['find', 'action', 'from', 'to', 'after'] as const;
