import { Readable } from 'node:stream';
import type { Clients } from '../../clients/index.ts';
import type { Route } from '../../context.ts';
import { csvRow, entryColumns, entryRow } from '../../contract/promotion-csv.ts';
import { paramsOfCall } from '../call.ts';

const schema = {
  tags: ['Promotion'],
  summary: 'Every entry as CSV, the oldest first',
  ...paramsOfCall,
};
const pageSize = 500;

const rows = async function* ({ promotion }: Clients) {
  yield csvRow(entryColumns);
  let pageToken = '';
  do {
    const page = await promotion.listEntries({ pageSize, pageToken });
    for (const entry of page.entries) yield csvRow(entryRow(entry));
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
};

export const promotionEntriesCsv: Route = (app, { clients }) => {
  app.get('/ChicagoEntry/entries.csv', { schema, config: { transfer: true } }, async (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="promotion-entries.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(rows(clients))),
  );
};
