import { OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { addJob } from '@southline/platform/jobs';
import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import type { OrderIntake, Orders } from '../domain/ports.ts';
import { type RenderJob, renderJob, renderJobId } from '../domain/render-job.ts';
import { orders } from './collections.ts';

/** Writes within the transaction that an event is handled in; the first event of an order counts. */
export const orderIntake =
  (mongo: Mongo) =>
  (session: ClientSession): OrderIntake => ({
    async remember({ orderId, event, ...rest }) {
      const update = { $setOnInsert: { ...rest, event: new Binary(event) } };
      deferWrite(session, orders(mongo), { updateOne: { filter: { _id: orderId }, update, upsert: true } });
    },
    queuePapers: (orderId) =>
      addJob<RenderJob>(mongo, session, { id: renderJobId(orderId), kind: renderJob, payload: { orderId } }),
  });

export const orderRepository = (mongo: Mongo): Orders => ({
  ownerOf: async (orderId) => (await orders(mongo).findOne({ _id: orderId }, { projection: { owner: 1 } }))?.owner,
  async find(orderId) {
    const found = await orders(mongo).findOne({ _id: orderId });
    return found ? placedOrder(OrderPlaced.decode(found.event.buffer)) : undefined;
  },
});
