import { OrderPlaced } from '@southline/contracts/events';
import { migrate } from '@southline/platform/migrate';
import { collections, orders, returnNews } from '../storage/collections.ts';
import { rewriteStoredEvents } from '../storage/rewrite-stored-events.ts';

await migrate('notifications', process.env, collections, async (mongo) => {
  await rewriteStoredEvents(mongo);
  // Orders of earlier versions have their owner in the event only.
  for await (const { _id, event } of orders(mongo).find({ owner: { $exists: false } })) {
    await orders(mongo).updateOne({ _id }, { $set: { owner: OrderPlaced.decode(event.buffer).owner } });
  }
  // The time to their deletion begins now.
  const receivedAt = new Date();
  await returnNews(mongo).updateMany({ receivedAt: { $exists: false } }, { $set: { receivedAt } });
});
