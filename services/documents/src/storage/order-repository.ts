import { OrderPlaced } from '@southline/contracts/events';
import { addJob } from '@southline/platform/jobs';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import { paperId } from '../domain/paper-kind.ts';
import type { OrderIntake, Orders } from '../domain/ports.ts';
import { type RenderJob, renderJob } from '../domain/render-job.ts';
import { placedOrder } from '../mapping/order-facts.ts';
import { orders } from './collections.ts';

/** Writes within the transaction that an event is handled in; the first event of an order counts. */
export const orderIntake =
  (mongo: Mongo) =>
  (session: ClientSession): OrderIntake => ({
    async remember({ orderId, event, ...rest }) {
      await orders(mongo).updateOne(
        { _id: orderId },
        { $setOnInsert: { ...rest, event: new Binary(event) } },
        { upsert: true, session },
      );
    },
    async queuePaper(orderId, kind) {
      const payload: RenderJob = { orderId, kind };
      await addJob(mongo, session, { id: paperId(orderId, kind), kind: renderJob, payload });
    },
  });

export const orderRepository = (mongo: Mongo): Orders => ({
  ownerOf: async (orderId) => (await orders(mongo).findOne({ _id: orderId }, { projection: { owner: 1 } }))?.owner,
  async find(orderId) {
    const found = await orders(mongo).findOne({ _id: orderId });
    return found ? placedOrder(OrderPlaced.decode(found.event.buffer)) : undefined;
  },
});
