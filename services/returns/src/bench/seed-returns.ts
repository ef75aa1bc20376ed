// node --experimental-transform-types src/bench/seed-returns.ts <returns> [--members 50000] [--years 6]
// fills a separate database with plausible returns for measurements
import { membershipNoOf } from '@southline/kernel/owner';
import { randomOf, seed, unsafely } from '@southline/platform/measure';
import type { ReturnOrder } from '../domain/return-order.ts';
import { collections, items, orders, returns } from '../storage/collections.ts';
import { toItemDocument, toReturnDocument } from '../storage/documents.ts';
import { plausibleReturn } from './plausible-return.ts';

const standing = ({ returnId, owner, state, order }: ReturnOrder) => ({
  _id: order.orderId,
  membershipNo: membershipNoOf(owner),
  orderNo: order.orderNo,
  orderedAt: order.orderedAt,
  valueCents: order.valueCents,
  state,
  open: false,
  newest: returnId,
});

await seed<ReturnOrder>({
  usage: 'seed-returns <returns> [--members 50000] [--years 6]   into a database without returns',
  collections,
  isEmpty: async (mongo) => (await returns(mongo).estimatedDocumentCount()) === 0,
  *rows({ count, members, now, at }) {
    // The same returns in every run, except for their ids.
    const random = randomOf(count);
    for (let nth = 0; nth < count; nth += 1)
      yield plausibleReturn(random, { nth, members, requestedAt: at(nth, random()), now });
  },
  insert: (mongo, rows) =>
    Promise.all([
      returns(mongo).insertMany(rows.map(toReturnDocument), unsafely),
      items(mongo).insertMany(
        rows.flatMap((row) => row.items.map((item, place) => toItemDocument(row, item, place))),
        unsafely,
      ),
      orders(mongo).insertMany(rows.map(standing), unsafely),
    ]),
});
