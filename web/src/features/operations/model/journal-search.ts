/** The filter of the journal; days are YYYY-MM-DD. `after`: the token of an older page. */
export interface JournalSearch {
  readonly find?: string;
  readonly action?: string;
  /** Membership number. */
  readonly person?: string;
  /** Number of an order or a return. */
  readonly order?: string;
  readonly from?: string;
  readonly to?: string;
  readonly after?: string;
}

/** The search's fields, as the URL has them. */
export const journalFields = ['find', 'action', 'person', 'order', 'from', 'to', 'after'] as const;
