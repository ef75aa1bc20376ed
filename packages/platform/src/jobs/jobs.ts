import type { ClientSession } from 'mongodb';
import type { Mongo } from '../mongo/index.ts';
import { type Carrier, injectTrace } from '../telemetry/index.ts';

/** A slow effect, written by a transaction and done by a leased worker. Its id is the effect's natural key. */
export interface Job<Payload> {
  _id: string;
  kind: string;
  payload: Payload;
  state: 'queued' | 'done' | 'failed';
  /** Not before; while a worker has it: the end of its lease. */
  runAt: Date;
  tries: number;
  createdAt: Date;
  doneAt?: Date;
  /** Of the run in progress, or of one that was killed. */
  lease?: string;
  lastError?: string;
  /** Of the work that queued it. */
  trace?: Carrier;
}

export const jobCollection = <Payload>(mongo: Mongo) => mongo.db.collection<Job<Payload>>('jobs');

/** Queues a job unless its natural key is known already. */
export const addJob = async <Payload>(
  mongo: Mongo,
  session: ClientSession | undefined,
  { id, kind, payload, runAt = new Date() }: { id: string; kind: string; payload: Payload; runAt?: Date },
): Promise<void> => {
  const job = { kind, payload, state: 'queued', runAt, tries: 0, createdAt: new Date(), trace: injectTrace() };
  await jobCollection<Payload>(mongo).updateOne(
    { _id: id },
    { $setOnInsert: job as Partial<Job<Payload>> },
    { upsert: true, ...(session && { session }) },
  );
};

/** Makes a queued job the next one; one that a worker has in hand, or that is done, stays as it is. */
export const hurryJob = async (mongo: Mongo, id: string, session?: ClientSession): Promise<void> => {
  await jobCollection(mongo).updateOne(
    { _id: id, state: 'queued', lease: { $exists: false } },
    { $set: { runAt: new Date(0) } },
    { ...(session && { session }) },
  );
};

export const jobIndexes = async (mongo: Mongo): Promise<void> => {
  await jobCollection(mongo).createIndex(
    { kind: 1, runAt: 1 },
    { name: 'due', partialFilterExpression: { state: 'queued' } },
  );
};
