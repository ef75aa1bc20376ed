import { parseArgs } from 'node:util';
import { dayMs } from '@southline/kernel/clock';
import { mongoUrl, readConfig, z } from '../config/index.ts';
import { createLogger } from '../logger/index.ts';
import { connectMongo, type Mongo, prepareDatabase } from '../mongo/index.ts';

const batch = 2_000;
const inFlight = 3;
const saidEvery = 100_000;
const yearMs = 365.25 * dayMs;

export interface Wanted {
  readonly count: number;
  readonly members: number;
  /** The dates of the rows, the oldest first, so that numbers increase with time. */
  readonly at: (nth: number, random: number) => Date;
  readonly now: Date;
}

const readWords = (usage: string): Wanted => {
  const options = { members: { type: 'string', default: '50000' }, years: { type: 'string', default: '6' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [count, members, years] = [positionals[0], values.members, values.years].map(Number);
  if (!count || !members || !years || count < 1) throw new Error(usage);
  const now = new Date();
  const first = now.getTime() - years * yearMs;
  const step = (now.getTime() - 60_000 - first) / count;
  return { count, members, now, at: (nth, random) => new Date(first + (nth + random) * step) };
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

export interface Seeding<Row> {
  readonly usage: string;
  readonly collections: Parameters<typeof prepareDatabase>[1];
  readonly isEmpty: (mongo: Mongo) => Promise<boolean>;
  readonly rows: (wanted: Wanted) => Generator<Row, void>;
  readonly insert: (mongo: Mongo, rows: readonly Row[]) => Promise<unknown>;
}

/** A command that fills a separate database for measurements. Only a few batches are in memory at a time. */
export const seed = async <Row>({ usage, collections, isEmpty, rows, insert }: Seeding<Row>): Promise<void> => {
  const wanted = readWords(usage);
  const { MONGO_URL } = readConfig(z.object({ MONGO_URL: mongoUrl() }), process.env);
  const mongo = await connectMongo(MONGO_URL, { logger: createLogger('seed', 'warn') });
  if (!(await isEmpty(mongo))) throw new Error('This database is not empty.');
  const began = Date.now();
  const source = rows(wanted);
  let done = 0;
  const worker = async () => {
    for (;;) {
      const some = next(source, batch);
      if (some.length === 0) return;
      await insert(mongo, some);
      done += some.length;
      if (done % saidEvery < some.length) process.stderr.write(`${done}\n`);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  const inserted = Date.now();
  // Builds indexes after the rows, which is much faster than updating them per row.
  await prepareDatabase(mongo, collections);
  await mongo.close();
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  process.stdout.write(
    `${wanted.count} in ${seconds(inserted - began)}, indexes in ${seconds(Date.now() - inserted)}\n`,
  );
};

/** These rows are only for measurements, so losing some is acceptable. */
export const unsafely = { ordered: false, writeConcern: { w: 1, j: false } } as const;
