import { Readable } from 'node:stream';
import type { Clients } from '../../clients/index.ts';
import { csvRows } from '../../contract/csv.ts';
import { entryColumns, entryRow } from '../../contract/promotion-csv.ts';
import { callRoute } from '../call.ts';

const pageSize = 500;

const rows = async function* ({ promotion }: Clients) {
  yield csvRows([entryColumns]);
  let pageToken = '';
  do {
    const page = await promotion.listEntries({ pageSize, pageToken });
    yield csvRows(page.entries.map(entryRow));
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
};

export const promotionEntriesCsv = callRoute(
  'ChicagoEntry/entries.csv',
  ({ clients }) =>
    async (_request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="promotion-entries.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(rows(clients))),
  { config: { transfer: true } },
);
