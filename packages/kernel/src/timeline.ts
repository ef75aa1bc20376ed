/** Something that happened to an order. */
export interface TimelineEntry {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** A code, such as parcel-sent. */
  readonly what: string;
  readonly facts: Record<string, string>;
}

/** Facts whose value is the membership number of a person. */
export const personFacts: readonly string[] = ['by', 'proposedBy'];

/** Facts of an entry; empty and absent ones are left out. */
export type TimelineFacts = Readonly<Record<string, string | number | undefined>>;

/** An entry of an order's timeline. The facts name no address and no card. */
export const timelineEntry = (at: Date, what: string, facts: TimelineFacts = {}): TimelineEntry => ({
  at: at.toISOString(),
  what,
  facts: Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, `${value}`]])),
  ),
});

/** Reads the entries of one service about an order, the oldest first. An unknown order has none. */
export type ReadTimeline = (orderId: string) => Promise<TimelineEntry[]>;

/** ISO times sort as texts. Entries of the same moment stay in their order. */
export const sortedByTime = <Entry>(entries: readonly Entry[], timeOf: (entry: Entry) => string): Entry[] =>
  [...entries].sort((a, b) => Number(timeOf(a) > timeOf(b)) - Number(timeOf(a) < timeOf(b)));

export const byTime = <Entry extends Pick<TimelineEntry, 'at'>>(entries: readonly Entry[]): Entry[] =>
  sortedByTime(entries, ({ at }) => at);
