import type { ClientSession, Filter, MatchKeysAndValues, UpdateFilter } from 'mongodb';
import { tellOfWork } from '../lifecycle/wakers.ts';
import { afterCommit, deferWrite, type Mongo } from '../mongo/index.ts';
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

export const workOf = (kind: string): string => `job ${kind}`;

type Write<Payload> = {
  readonly filter: Filter<Job<Payload>>;
  readonly update: UpdateFilter<Job<Payload>>;
  readonly upsert?: boolean;
};

const write = async <Payload>(mongo: Mongo, session: ClientSession | undefined, change: Write<Payload>) => {
  const jobs = jobCollection<Payload>(mongo);
  if (session) deferWrite(session, jobs, { updateOne: change });
  else await jobs.updateOne(change.filter, change.update, { upsert: change.upsert ?? false });
};

/** Queues a job unless its natural key is known already; this process's worker is woken behind it when it is due. */
export const addJob = async <Payload>(
  mongo: Mongo,
  session: ClientSession | undefined,
  { id, kind, payload, runAt = new Date() }: { id: string; kind: string; payload: Payload; runAt?: Date },
): Promise<void> => {
  const job = { kind, payload, state: 'queued', runAt, tries: 0, createdAt: new Date(), trace: injectTrace() };
  await write<Payload>(mongo, session, {
    filter: { _id: id } as Filter<Job<Payload>>,
    update: { $setOnInsert: job as MatchKeysAndValues<Job<Payload>> },
    upsert: true,
  });
  if (runAt.getTime() <= Date.now()) wakeWorkers(mongo, session, kind);
};

const wakeWorkers = (mongo: Mongo, session: ClientSession | undefined, kind: string) => {
  const wake = () => tellOfWork(mongo, workOf(kind));
  if (session) afterCommit(session, workOf(kind), wake);
  else wake();
};

/** Makes a queued job the next one; one that a worker has in hand, or that is done, stays as it is. */
export const hurryJob = async (
  mongo: Mongo,
  { id, kind }: { id: string; kind: string },
  session?: ClientSession,
): Promise<void> => {
  await write(mongo, session, {
    filter: { _id: id, state: 'queued', lease: { $exists: false } },
    update: { $set: { runAt: new Date(0) } },
  });
  wakeWorkers(mongo, session, kind);
};

export const jobIndexes = async (mongo: Mongo): Promise<void> => {
  await jobCollection(mongo).createIndex(
    { kind: 1, runAt: 1 },
    { name: 'due', partialFilterExpression: { state: 'queued' } },
  );
};
