import { Type } from 'typebox';
import { post } from './call.ts';
import { dataAnswers } from './envelope.ts';
import { id, object, words } from './fields.ts';
import { staff } from './who.ts';

/** The services that record something about an order. Only administrators read payments. */
export const timelineServices = ['orders', 'payments', 'documents', 'notifications', 'returns'] as const;
const service = words(timelineServices);

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
            facts: Type.Record(Type.String(), Type.String()),
          }),
        ),
        missing: Type.Array(service, { description: 'Services that gave no answer.' }),
      }),
    ),
  ),
};
