import { Type } from 'typebox';
import { download, post } from './call.ts';
import { dataAnswers } from './envelope.ts';
import { id, object, text, words } from './fields.ts';
import { administrators, staff } from './who.ts';

/** The services that record something about an order. Only administrators read payments. */
export const timelineServices = ['orders', 'payments', 'documents', 'notifications', 'returns', 'journal'] as const;
const service = words(timelineServices);

const includedDay = Type.Optional(
  Type.String({ pattern: '^[0-9]{8}$', description: 'YYYYMMDD in the region; included.' }),
);

const wanted = {
  search: Type.Optional(text(200)),
  action: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z-]*$', description: 'A code; empty: any.' })),
  fromDate: includedDay,
  toDate: includedDay,
};

const facts = Type.Record(Type.String(), Type.String());

/** The calls of the operations desk. */
export const deskCalls = {
  'operations/get-order-timeline': post(
    {
      tag: 'Orders',
      who: staff,
      summary:
        'What happened to an order, from every service that recorded something, the oldest first. Administrators also see its payments.',
    },
    object({ orderID: id() }),
    dataAnswers(
      Type.Object({
        entries: Type.Array(
          Type.Object({
            at: Type.String({ description: 'ISO 8601 UTC.' }),
            service,
            what: Type.String({ description: 'A code, such as parcel-sent.' }),
            facts,
          }),
        ),
        missing: Type.Array(service, { description: 'Services that gave no answer.' }),
      }),
    ),
  ),
  'operations/get-journal': post(
    {
      tag: 'Orders',
      who: administrators,
      summary:
        'What staff did, the newest first, in pages of 50. `search`: whole words of record, person, reason and facts.',
    },
    object({
      ...wanted,
      pageToken: Type.Optional(Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]*$' })),
    }),
    dataAnswers(
      Type.Object({
        entries: Type.Array(
          Type.Object({
            id: Type.String(),
            at: Type.String({ description: 'ISO 8601 UTC.' }),
            actor: Type.String({ description: 'Membership number.' }),
            role: Type.String({ description: 'Dealer or Admin.' }),
            address: Type.String({ description: 'Network address; of IPv6 the /64.' }),
            service: Type.String(),
            action: Type.String({ description: 'A code, such as return-completed.' }),
            record: Type.String(),
            orderID: Type.String({ description: 'Empty if it is about no order.' }),
            reason: Type.String(),
            before: facts,
            after: facts,
          }),
        ),
        nextPageToken: Type.String({ description: 'Empty on the last page.' }),
      }),
    ),
  ),
  'operations/journal.csv': download(
    { tag: 'Orders', who: administrators, summary: 'The same as CSV; the newest 10,000 entries at most.' },
    wanted,
  ),
};
