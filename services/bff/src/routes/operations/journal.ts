import { Readable } from 'node:stream';
import type { ListJournalResponse } from '@southline/contracts/auth';
import type { StaffActed } from '@southline/contracts/events';
import { isDomainError } from '@southline/kernel/errors';
import type { Region } from '@southline/kernel/region';
import type { Clients } from '../../clients/index.ts';
import { csvRows } from '../../contract/csv.ts';
import { journalColumns, journalFields, peopleOf, toJournalRow, toJournalSelection } from '../../contract/journal.ts';
import { callRoute } from '../call.ts';
import { namesOf } from './names.ts';

const pageSize = 50;
const csvPageSize = 500;
const mostCsvPages = 20;

/** The id of the order with this number; undefined if there is none. */
const orderIdOf = async ({ orders }: Clients, orderNo: string): Promise<string | undefined> => {
  if (!orderNo) return undefined;
  try {
    return (await orders.getOrder({ key: { $case: 'orderNo', value: orderNo.toUpperCase() } })).order?.orderId;
  } catch (error) {
    if (isDomainError(error) && error.kind === 'not-found') return undefined;
    throw error;
  }
};

const selectionOf = async (clients: Clients, wanted: Parameters<typeof toJournalSelection>[0], region: Region) =>
  toJournalSelection(wanted, await orderIdOf(clients, wanted.orderNo ?? ''), region);

export const getJournal = callRoute(
  'operations/get-journal',
  ({ clients }) =>
    async ({ body: { pageToken = '', ...wanted }, region, log }) => {
      const selection = await selectionOf(clients, wanted, region);
      const page = await clients.journal.listJournal({ ...selection, pageToken, pageSize });
      return {
        status: true,
        data: {
          entries: page.entries.map(toJournalRow),
          names: await namesOf(clients, peopleOf(page.entries), log),
          nextPageToken: page.nextPageToken,
        },
      };
    },
);

type Read = (pageToken: string) => Promise<ListJournalResponse>;
type Name = (entries: readonly StaffActed[]) => Promise<Record<string, string>>;

const rows = async function* (first: ListJournalResponse, read: Read, name: Name) {
  yield csvRows([journalColumns]);
  let page = first;
  for (let count = 1; ; count += 1) {
    const names = await name(page.entries);
    if (page.entries.length > 0) yield csvRows(page.entries.map((entry) => journalFields(entry, names)));
    if (!page.nextPageToken || count === mostCsvPages) return;
    page = await read(page.nextPageToken);
  }
};

export const journalCsv = callRoute(
  'operations/journal.csv',
  ({ clients }) =>
    async ({ query, region, log }, reply) => {
      const selection = await selectionOf(clients, query, region);
      const read: Read = (pageToken) => clients.journal.listJournal({ ...selection, pageToken, pageSize: csvPageSize });
      // Requested before the first byte is sent, so that a refusal is answered as an error.
      const first = await read('');
      return reply
        .header('content-disposition', 'attachment; filename="staff-journal.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(rows(first, read, (entries) => namesOf(clients, peopleOf(entries), log))));
    },
  { config: { transfer: true } },
);
