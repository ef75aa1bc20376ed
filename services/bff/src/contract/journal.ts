import type { ListJournalRequest } from '@southline/contracts/auth';
import type { StaffActed } from '@southline/contracts/events';
import type { Region } from '@southline/kernel/region';
import { personFacts, type TimelineEntry, timelineEntry } from '@southline/kernel/timeline';
import type { Answer, Body } from '@southline/rest/types';
import { dayRange } from './day-range.ts';

type Wanted = Omit<Body<'operations/get-journal'>, 'pageToken'>;

export const toJournalSelection = (
  { search = '', action = '', person: actor = '', orderNo = '', ...days }: Wanted,
  orderId: string | undefined,
  region: Region,
): Omit<ListJournalRequest, 'pageSize' | 'pageToken'> => {
  const { from, until: to } = dayRange(days, region);
  // The number of a return is a word of its entries.
  const words = orderId === undefined ? `${search} ${orderNo}`.trim() : search;
  return { search: words, action, actor, orderId: orderId ?? '', from, to };
};

export const toJournalRow = (entry: StaffActed): Answer<'operations/get-journal'>['data']['entries'][number] => {
  const { actionId: id, clientAddress: address, orderId: orderID, requestId: _, ...rest } = entry;
  return { ...rest, id, address, orderID };
};

/** Membership numbers in these facts, each once. */
export const peopleIn = (facts: readonly Readonly<Record<string, string>>[]): string[] => [
  ...new Set(facts.flatMap((each) => personFacts.flatMap((name) => each[name] || []))),
];

/** Membership numbers in these entries, each once. */
export const peopleOf = (entries: readonly StaffActed[]): string[] =>
  peopleIn(entries.flatMap(({ actor, before, after }) => [{ by: actor }, before, after]));

export const journalColumns = [
  'Time (UTC)',
  'Person',
  'Name',
  'Role',
  'Address',
  'Service',
  'Action',
  'Record',
  'Reason',
  'Before',
  'After',
  'Request',
];

const factsText = (facts: Readonly<Record<string, string>>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

export const journalFields = (entry: StaffActed, names: Readonly<Record<string, string>>): string[] => [
  entry.at,
  entry.actor,
  names[entry.actor] ?? '',
  entry.role,
  entry.clientAddress,
  entry.service,
  entry.action,
  entry.record,
  entry.reason,
  factsText(entry.before),
  factsText(entry.after),
  entry.requestId,
];

/** The timeline entry of a journal entry about the order. */
export const toTimelineEntry = ({ at, action, record, actor, role, reason, after }: StaffActed): TimelineEntry =>
  timelineEntry(new Date(at), action, { record, by: actor, role, reason, ...after });
