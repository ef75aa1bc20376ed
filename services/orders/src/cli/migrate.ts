import { migrate } from '@southline/platform/migrate';
import { carts, collections, orders } from '../storage/collections.ts';

await migrate('orders', process.env, collections, async (mongo) => {
  // What earlier versions called it.
  await carts(mongo).updateMany({ brought: { $exists: true } }, { $rename: { brought: 'leftBehind' } });
  // Orders from before there were lists.
  await orders(mongo).updateMany({ placedAt: { $exists: true }, listedAt: { $exists: false } }, [
    { $set: { listedAt: '$placedAt' } },
  ]);
});
