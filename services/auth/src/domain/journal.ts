/** One action of a staff member. */
export interface JournalEntry {
  readonly actionId: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly service: string;
  /** Membership number. */
  readonly actor: string;
  readonly role: string;
  readonly clientAddress: string;
  readonly requestId: string;
  readonly action: string;
  readonly record: string;
  readonly orderId: string;
  readonly reason: string;
  readonly before: Record<string, string>;
  readonly after: Record<string, string>;
}

export interface JournalSelection {
  /** Whole words; entries must contain all of them. */
  readonly search: string;
  /** Empty: any. */
  readonly action: string;
  /** ISO 8601 UTC; empty: unlimited. */
  readonly from: string;
  /** Exclusive; empty: unlimited. */
  readonly to: string;
  /** Membership number of the person who acted; empty: anybody. */
  readonly actor: string;
  /** Empty: any order, or none. */
  readonly orderId: string;
  readonly pageToken: string;
}

export interface JournalPage {
  readonly entries: JournalEntry[];
  /** Empty on the last page. */
  readonly nextPageToken: string;
}

export interface Journal {
  /** The newest first. */
  page(selection: JournalSelection, size: number): Promise<JournalPage>;
  /** The oldest first. */
  ofOrder(orderId: string, most: number): Promise<JournalEntry[]>;
}

const mostWords = 60;

/** Lower-case words of a text: numbers of records keep their dashes. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [],
  ),
];

type Searched = Pick<JournalEntry, 'record' | 'actor' | 'reason' | 'before' | 'after' | 'clientAddress'>;

/** The words by which an entry is found. `name`: of the person who acted. */
export const wordsOf = ({ record, actor, reason, before, after, clientAddress }: Searched, name: string): string[] => {
  const texts = [record, actor, name, clientAddress, reason, ...Object.values(after), ...Object.values(before)];
  return wordsIn(texts.join(' ')).slice(0, mostWords);
};
