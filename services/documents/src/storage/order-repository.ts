import { OrderPlaced, ReturnProcessed } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { addJob } from '@southline/platform/jobs';
import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import type { OrderIntake, Orders, Returns } from '../domain/ports.ts';
import { renderJob, renderJobId } from '../domain/render-job.ts';
import { creditedReturn } from '../mapping/credited-return.ts';
import { orders, returns } from './collections.ts';
import { giveInvoiceNumber } from './invoice-numbers.ts';

/** Writes within the transaction that handles an event; only the first event of an order counts. */
export const orderIntake =
  (mongo: Mongo) =>
  (session: ClientSession): OrderIntake => ({
    async remember({ orderId, event, ...rest }) {
      const update = { $setOnInsert: { ...rest, event: new Binary(event) } };
      deferWrite(session, orders(mongo), { updateOne: { filter: { _id: orderId }, update, upsert: true } });
    },
    async rememberReturn({ returnId, event, ...rest }) {
      const update = { $setOnInsert: { ...rest, event: new Binary(event) } };
      deferWrite(session, returns(mongo), { updateOne: { filter: { _id: returnId }, update, upsert: true } });
    },
    giveInvoiceNumber: (orderId) => giveInvoiceNumber(mongo, session, orderId),
    queue: (payload) => addJob(mongo, session, { id: renderJobId(payload), kind: renderJob, payload }),
  });

export const orderRepository = (mongo: Mongo): Orders => ({
  ownerOf: async (orderId) => (await orders(mongo).findOne({ _id: orderId }, { projection: { owner: 1 } }))?.owner,
  async find(orderId) {
    const found = await orders(mongo).findOne({ _id: orderId });
    return found ? placedOrder(OrderPlaced.decode(found.event.buffer)) : undefined;
  },
});

export const returnRepository = (mongo: Mongo): Returns => ({
  async named(returnNo) {
    const found = await returns(mongo).findOne({ returnNo }, { projection: { owner: 1 } });
    return found ? { returnId: found._id, owner: found.owner } : undefined;
  },
  async find(returnId) {
    const found = await returns(mongo).findOne({ _id: returnId });
    if (!found) return undefined;
    const { _id, event, ...rest } = found;
    return { ...rest, returnId, facts: creditedReturn(ReturnProcessed.decode(event.buffer)) };
  },
});
