import type { ClientSession, Collection, Filter, MatchKeysAndValues, UpdateFilter } from 'mongodb';
import { announceWork } from '../lifecycle/wakers.ts';
import {
  afterCommit,
  type DocumentOf,
  date,
  deferWrite,
  defineCollection,
  type Mongo,
  number,
  oneOf,
  optional,
  present,
  shaped,
  text,
} from '../mongo/index.ts';
import { retentionSeconds } from '../mongo/retention.ts';
import { type Carrier, injectTrace } from '../telemetry/index.ts';

const fields = {
  /** The effect's natural key. */
  _id: text,
  kind: text,
  payload: optional(shaped<unknown>()),
  /** A person discards a failed job, or queues it again. */
  state: oneOf(['queued', 'done', 'failed', 'discarded']),
  /** Earliest time of the next run. While a worker runs the job, the end of its lease. */
  runAt: date,
  tries: number,
  createdAt: date,
  doneAt: Date,
  /** The lease of the current run, or of a killed one. */
  lease: String,
  lastError: String,
  /** The request id of the last decision of a person about it. */
  decision: String,
  /** The trace of the work that queued it. */
  trace: optional(shaped<Carrier>()),
} as const;

const indexes = [
  { key: { kind: 1, runAt: 1 }, name: 'due', where: { state: 'queued' } },
  { key: { createdAt: 1 }, name: 'failed', where: { state: 'failed' } },
  { key: { doneAt: 1 }, name: 'done-jobs-end', expireAfterSeconds: retentionSeconds },
] as const;

/**
 * Slow effects, queued by a transaction and done by a worker with a lease. A failed job stays until a person has checked it.
 */
export const jobs = defineCollection('jobs', fields, [...indexes]);

export const parkedEventKind = 'parked-event';
export const replayRunKind = 'replay-run';

/**
 * Events that this service could not handle, as failed jobs: a person replays or discards them. A decision about many is a
 * job too (see `startReplays`).
 */
export const parked = defineCollection('parked_events', fields, [
  ...indexes,
  { key: { decision: 1 }, name: 'decided', where: { decision: present } },
  {
    key: { 'payload.topic': 1, 'payload.handler': 1 },
    name: 'one-run-per-handler',
    unique: true,
    where: { kind: replayRunKind, state: 'queued' },
  },
]);

/** A collection of jobs. */
export type JobStore = typeof jobs | typeof parked;
export type Job<Payload> = DocumentOf<typeof jobs> & { payload: Payload };

export const jobCollection = <Payload>(mongo: Mongo, store: JobStore = jobs) =>
  store(mongo) as unknown as Collection<Job<Payload>>;

export const workOf = (kind: string): string => `job ${kind}`;

type Write<Payload> = {
  readonly filter: Filter<Job<Payload>>;
  readonly update: UpdateFilter<Job<Payload>>;
  readonly upsert?: boolean;
};

const write = async <Payload>(mongo: Mongo, session: ClientSession | undefined, change: Write<Payload>) => {
  const rows = jobCollection<Payload>(mongo);
  if (session) deferWrite(session, rows, { updateOne: change });
  else await rows.updateOne(change.filter, change.update, { upsert: change.upsert ?? false });
};

/** Queues a job unless its natural key exists. After the commit, this process's worker learns when it is due. */
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
  wakeWorkers(mongo, session, kind, runAt.getTime());
};

export const wakeWorkers = (mongo: Mongo, session: ClientSession | undefined, kind: string, at = Date.now()) => {
  const wake = () => announceWork(mongo, workOf(kind), at);
  // One commit may queue jobs for several times. The worker must know each time.
  if (session) afterCommit(session, `${workOf(kind)} at ${at}`, wake);
  else wake();
};

/** The part of an error that a job stores. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message.slice(0, 500) : 'unknown');

/** Moves a queued job to the front. A job that is running or done is not changed. */
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
