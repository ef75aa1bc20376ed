import { dayMs } from '@southline/kernel/clock';
import { migrate } from '@southline/platform/migrate';
import { carts, collections, orders } from '../storage/collections.ts';
import { dayBeginsMs, followingFields, toOrder, wordsOf } from '../storage/order-document.ts';
import { recordParcels } from '../storage/record-parcels.ts';

await migrate('orders', process.env, collections, async (mongo) => {
  // What earlier versions called it.
  await carts(mongo).updateMany({ brought: { $exists: true } }, { $rename: { brought: 'leftBehind' } });
  // Orders from before there were lists.
  await orders(mongo).updateMany({ placedAt: { $exists: true }, listedAt: { $exists: false } }, [
    { $set: { listedAt: '$placedAt' } },
  ]);
  // And from before lists knew their days.
  await orders(mongo).updateMany(
    { listedAt: { $gte: new Date(0) }, listedDay: { $exists: false } },
    [{ $set: { listedDay: { $floor: { $divide: [{ $add: [{ $toLong: '$listedAt' }, dayBeginsMs] }, dayMs] } } } }],
    { hint: 'list-of-days-by-number' },
  );
  // And from before they could be searched.
  const unsearched = orders(mongo).find(
    { listedAt: { $gte: new Date(0) }, words: null as never },
    { hint: 'list-by-word' },
  );
  for await (const found of unsearched)
    await orders(mongo).updateOne({ _id: found._id, version: found.version }, { $set: { words: wordsOf(found) } });
  // Orders with prices to be advised from before there was a list of them.
  const unpriced = { lines: { $elemMatch: { priceCents: 0, isFree: false } }, unpricedSince: { $exists: false } };
  for await (const found of orders(mongo).find({ state: 'Placed', ...unpriced })) {
    const { unpricedSince } = followingFields(toOrder(found));
    if (unpricedSince) await orders(mongo).updateOne({ _id: found._id }, { $set: { unpricedSince } });
  }
  // Earlier versions gave rounds back by this date.
  await orders(mongo).updateMany(
    { state: { $in: ['Placed', 'Dispatched', 'Delivered', 'Expired', 'Cancelled'] }, sweepAt: { $exists: true } },
    { $unset: { sweepAt: '' } },
  );
  await recordParcels(mongo);
});
