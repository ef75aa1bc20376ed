// node --experimental-transform-types src/bench/seed-orders.ts <orders> [--members 50000] [--years 6]
// for measuring: plausible orders into a database of their own
import { randomOf, seed, unsafely } from '@southline/platform/measure';
import { collections, type OrderDocument, orders } from '../storage/collections.ts';
import { toDocument } from '../storage/order-document.ts';
import { plausibleOrder } from './plausible-order.ts';

await seed<OrderDocument>({
  usage: 'seed-orders <orders> [--members 50000] [--years 6]   into a database without orders',
  collections,
  isEmpty: async (mongo) => (await orders(mongo).estimatedDocumentCount()) === 0,
  *rows({ count, members, now, at }) {
    // The same orders in every run, except for their ids.
    const random = randomOf(count);
    for (let nth = 0; nth < count; nth += 1)
      yield toDocument(plausibleOrder(random, { nth, members, placedAt: at(nth, random()), now }));
  },
  insert: (mongo, rows) => orders(mongo).insertMany([...rows], unsafely),
});
