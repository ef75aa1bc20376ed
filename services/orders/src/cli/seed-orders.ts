// node dist/cli/seed-orders.js <orders> [--members 50000] [--years 6]   for measuring: plausible orders into a database of their own
import { parseArgs } from 'node:util';
import { mongoUrl, readConfig, z } from '@southline/platform/config';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo, prepareDatabase } from '@southline/platform/mongo';
import { collections, type OrderDocument, orders } from '../storage/collections.ts';
import { toDocument } from '../storage/order-document.ts';
import { plausibleOrder, randomOf } from './seeding/plausible-order.ts';

const batch = 2_000;
const inFlight = 3;
const saidEvery = 100_000;
const yearMs = 365.25 * 86_400_000;

const usage = 'seed-orders <orders> [--members 50000] [--years 6]   into a database without orders';

interface Wanted {
  readonly count: number;
  readonly members: number;
  readonly years: number;
}

const readWords = (): Wanted => {
  const options = { members: { type: 'string', default: '50000' }, years: { type: 'string', default: '6' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [count, members, years] = [positionals[0], values.members, values.years].map(Number);
  if (!count || !members || !years || count < 1) throw new Error(usage);
  return { count, members, years };
};

/** The oldest first, so that numbers rise with the days; always the same ones but for their ids. */
const documents = function* ({ count, members, years }: Wanted): Generator<OrderDocument> {
  const random = randomOf(count);
  const now = new Date();
  const first = now.getTime() - years * yearMs;
  const step = (now.getTime() - 60_000 - first) / count;
  for (let nth = 0; nth < count; nth += 1) {
    const placedAt = new Date(first + (nth + random()) * step);
    yield toDocument(plausibleOrder(random, { nth, members, placedAt, now }));
  }
};

const next = <T>(source: Iterator<T, void>, most: number): T[] => {
  const taken: T[] = [];
  while (taken.length < most) {
    const { value, done } = source.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
};

/** A few batches on their way and no more in memory. */
const insert = async (mongo: Mongo, wanted: Wanted): Promise<void> => {
  const source = documents(wanted);
  let done = 0;
  const lane = async () => {
    for (;;) {
      const some = next(source, batch);
      if (some.length === 0) return;
      await orders(mongo).insertMany(some, { ordered: false, writeConcern: { w: 1, j: false } });
      done += some.length;
      if (done % saidEvery < some.length) process.stderr.write(`${done} orders\n`);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, lane));
};

const wanted = readWords();
const { MONGO_URL } = readConfig(z.object({ MONGO_URL: mongoUrl() }), process.env);
const mongo = await connectMongo(MONGO_URL, { logger: createLogger('orders-seed', 'warn') });
if ((await orders(mongo).estimatedDocumentCount()) > 0) throw new Error('There are orders in this database already.');
const began = Date.now();
await insert(mongo, wanted);
const inserted = Date.now();
// Sorted once, which costs a fraction of keeping each of them in order while orders come.
await prepareDatabase(mongo, collections);
await mongo.close();
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
process.stdout.write(
  `${wanted.count} orders in ${seconds(inserted - began)}, indexes in ${seconds(Date.now() - inserted)}\n`,
);
