import { dayMs } from '@southline/kernel/clock';
import { migrate } from '@southline/platform/migrate';
import { carts, collections, orders } from '../storage/collections.ts';
import { dayBeginsMs, followingFields, toOrder, wordsOf } from '../storage/order-document.ts';
import { recordParcels } from '../storage/record-parcels.ts';
import { recordReviewCents } from '../storage/record-review-cents.ts';

await migrate('orders', process.env, collections, async (mongo) => {
  // Renames a field of an earlier version.
  await carts(mongo).updateMany({ brought: { $exists: true } }, { $rename: { brought: 'leftBehind' } });
  // Orders of versions that had no lists get their list date.
  await orders(mongo).updateMany({ placedAt: { $exists: true }, listedAt: { $exists: false } }, [
    { $set: { listedAt: '$placedAt' } },
  ]);
  // Orders of versions whose lists had no day get it.
  await orders(mongo).updateMany(
    { listedAt: { $gte: new Date(0) }, listedDay: { $exists: false } },
    [{ $set: { listedDay: { $floor: { $divide: [{ $add: [{ $toLong: '$listedAt' }, dayBeginsMs] }, dayMs] } } } }],
    { hint: 'list-of-days-by-number' },
  );
  // Orders of versions without a search get their words.
  const unsearched = orders(mongo).find(
    { listedAt: { $gte: new Date(0) }, words: null as never },
    { hint: 'list-by-word' },
  );
  for await (const found of unsearched)
    await orders(mongo).updateOne({ _id: found._id, version: found.version }, { $set: { words: wordsOf(found) } });
  // Orders of versions without the list of unpriced orders enter it.
  const unpriced = { lines: { $elemMatch: { priceCents: 0, isFree: false } }, unpricedSince: { $exists: false } };
  for await (const found of orders(mongo).find({ state: 'Placed', ...unpriced })) {
    const { unpricedSince } = followingFields(toOrder(found));
    if (unpricedSince) await orders(mongo).updateOne({ _id: found._id }, { $set: { unpricedSince } });
  }
  // Earlier versions released rounds by this date. Orders that have ended do not need it any more.
  await orders(mongo).updateMany(
    { state: { $in: ['Placed', 'Dispatched', 'Delivered', 'Expired', 'Cancelled'] }, sweepAt: { $exists: true } },
    { $unset: { sweepAt: '' } },
  );
  await recordParcels(mongo);
  await recordReviewCents(mongo);
});
