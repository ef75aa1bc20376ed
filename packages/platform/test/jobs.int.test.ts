import { eventually, unique } from '@southline/testkit';
import { afterAll, afterEach, expect, test } from 'vitest';
import { addJob, hurryJob, type Job, startWorker } from '../src/jobs/index.ts';
import { inTransaction } from '../src/mongo/index.ts';
import { closing, logger, openDatabase } from './support/bench.ts';
import { runChild } from './support/child.ts';

const { mongo, url } = await openDatabase();
afterAll(() => mongo.close());
const { later, all } = closing();
afterEach(all);

const find = (id: string) => mongo.db.collection<Job<unknown>>('jobs').findOne({ _id: id });
const add = (kind: string, id: string, runAt?: Date) => addJob(mongo, undefined, { id, kind, payload: { id }, runAt });
type Run = Parameters<typeof startWorker<{ id: string }>>[0]['run'];
const work = (kind: string, run: Run, { leaseMs = 60_000, backoff = () => 0 as number | undefined } = {}) =>
  later(startWorker({ mongo, logger, kind, leaseMs, backoff, run, pollMs: 20 }));
test('two workers never have one job at once, and each is done once', async () => {
  const kind = unique('kind');
  const ids = Array.from({ length: 20 }, (_, index) => `${kind}-${index}`);
  for (const id of ids) await add(kind, id);
  const runs: string[] = [];
  const run: Run = async ({ id }) => {
    runs.push(id);
    await new Promise(setImmediate);
    return undefined;
  };
  work(kind, run);
  work(kind, run);
  await eventually(async () => {
    expect(await mongo.db.collection('jobs').countDocuments({ kind, state: 'done' })).toBe(20);
  });
  expect(runs.toSorted()).toEqual(ids.toSorted());
});

test('runs that wait go on side by side, as many as are allowed, and a stop waits for them', async () => {
  const kind = unique('kind');
  for (const nth of [1, 2, 3]) await add(kind, `${kind}-${nth}`);
  const { resolve: open, promise: opened } = Promise.withResolvers<void>();
  let waiting = 0;
  const run: Run = async () => {
    waiting += 1;
    await opened;
    return undefined;
  };
  const worker = startWorker({ mongo, logger, kind, leaseMs: 60_000, backoff: () => 0, run, pollMs: 20, parallel: 2 });
  await eventually(() => expect(waiting).toBe(2));
  const stopped = worker.stop();
  open();
  await stopped;
  expect(waiting).toBe(2);
  expect(await mongo.db.collection('jobs').countDocuments({ kind, state: 'done' })).toBe(2);
});

test('the runs of a claim go on side by side; one that fails is tried again, and the others are done', async () => {
  const kind = unique('kind');
  for (const nth of [1, 2, 3]) await add(kind, `${kind}-${nth}`);
  const { resolve: open, promise: opened } = Promise.withResolvers<void>();
  const runs: string[] = [];
  const run: Run = async ({ id }) => {
    runs.push(id);
    if (runs.length === 3) open();
    await opened;
    if (id.endsWith('-2') && runs.length === 3) throw new Error('no');
    return undefined;
  };
  const claims = { atOnce: 3, sideBySide: 3 };
  later(startWorker({ mongo, logger, kind, leaseMs: 60_000, backoff: () => 0, run, pollMs: 20, ...claims }));
  await eventually(async () => {
    expect(await mongo.db.collection('jobs').countDocuments({ kind, state: 'done' })).toBe(3);
  });
  expect(runs.toSorted()).toEqual([1, 2, 2, 3].map((nth) => `${kind}-${nth}`));
});

test('a job that is due later, and one that fails beside it, run when they are due, without a poll', async () => {
  const kind = unique('kind');
  const [slow, dueLater] = [`${kind}-slow`, `${kind}-later`];
  const { resolve: open, promise: opened } = Promise.withResolvers<void>();
  const runs: string[] = [];
  const run: Run = async ({ id }) => {
    runs.push(id);
    if (runs.length > 1) return undefined;
    await opened;
    throw new Error('no');
  };
  // Neither a poll nor the end of a lease comes in time.
  const seldom = { leaseMs: 600_000, pollMs: 600_000 };
  later(startWorker({ mongo, logger, kind, backoff: () => 50, run, parallel: 2, ...seldom }));
  await add(kind, slow);
  await add(kind, dueLater, new Date(Date.now() + 100));
  const done = () => mongo.db.collection('jobs').countDocuments({ kind, state: 'done' });
  await eventually(async () => expect(await done()).toBe(1));
  // Now the worker is asleep, and one run goes on.
  open();
  await eventually(async () => expect(await done()).toBe(2));
  expect(runs).toEqual([slow, dueLater, slow]);
});

test('a job is queued once by its natural key, and not at all by a transaction that fails', async () => {
  const kind = unique('kind');
  await add(kind, `${kind}-1`);
  await addJob(mongo, undefined, { id: `${kind}-1`, kind, payload: { id: 'other' } });
  expect(await find(`${kind}-1`)).toMatchObject({ payload: { id: `${kind}-1` }, tries: 0 });
  const failing = inTransaction(mongo, async (session) => {
    await addJob(mongo, session, { id: `${kind}-2`, kind, payload: {} });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await find(`${kind}-2`)).toBeNull();
});

test('a job of a killed worker is taken over when its lease has ended', async () => {
  await add('doomed', 'doomed-1');
  expect(await runChild('worker-killed-in-run', { url, brokers: '127.0.0.1:1' })).toEqual({
    exit: [null, 'SIGKILL'],
    errors: '',
  });
  expect(await find('doomed-1')).toMatchObject({ state: 'queued', tries: 1 });
  const tries: number[] = [];
  work('doomed', async (_payload, job) => void tries.push(job.tries));
  await eventually(async () => expect(await find('doomed-1')).toMatchObject({ state: 'done', tries: 2 }));
  expect(tries).toEqual([2]);
});

test('a worker that outlives its lease changes nothing any more', async () => {
  const kind = unique('kind');
  await add(kind, `${kind}-1`);
  const { resolve: open, promise: opened } = Promise.withResolvers<void>();
  let runs = 0;
  const run: Run = async () => {
    runs += 1;
    if (runs > 1) return new Date(Date.now() + 60_000);
    await opened;
    return undefined;
  };
  work(kind, run, { leaseMs: 100 });
  work(kind, run, { leaseMs: 100 });
  await eventually(() => expect(runs).toBe(2));
  await eventually(async () => expect((await find(`${kind}-1`))?.lease).toBeUndefined());
  open();
  await all();
  expect(await find(`${kind}-1`)).toMatchObject({ state: 'queued' });
});

test('a failed job is retried after its pause, and given up without one', async () => {
  const kind = unique('kind');
  await add(kind, `${kind}-1`);
  const asked: number[] = [];
  const backoff = (...[tries]: number[]) => {
    asked.push(tries ?? 0);
    return (tries ?? 0) < 3 ? 30 : undefined;
  };
  const startedAt: number[] = [];
  const run: Run = async () => {
    startedAt.push(Date.now());
    throw new Error('out of paper');
  };
  work(kind, run, { backoff });
  await eventually(async () => {
    expect(await find(`${kind}-1`)).toMatchObject({ state: 'failed', lastError: 'out of paper', tries: 3 });
  });
  expect(asked).toEqual([1, 2, 3]);
  const [first = 0, second = 0, third = 0] = startedAt;
  expect(second - first).toBeGreaterThanOrEqual(30);
  expect(third - second).toBeGreaterThanOrEqual(30);
});

test('a run that asks to be called again is no failure', async () => {
  const kind = unique('kind');
  await add(kind, `${kind}-1`);
  const tries: number[] = [];
  work(kind, async (_payload, job) => {
    tries.push(job.tries);
    return tries.length < 3 ? new Date() : undefined;
  });
  await eventually(async () => expect(await find(`${kind}-1`)).toMatchObject({ state: 'done' }));
  expect(tries).toEqual([1, 1, 1]);
});

test('a hurried job is the next one, unless a worker has it in hand', async () => {
  const kind = unique('kind');
  const id = `${kind}-1`;
  await add(kind, id, new Date(Date.now() + 3_600_000));
  const { resolve: open, promise: opened } = Promise.withResolvers<void>();
  let runs = 0;
  const run: Run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('first try');
    await opened;
    return undefined;
  };
  work(kind, run, { backoff: () => 3_600_000 });
  work(kind, run, { backoff: () => 3_600_000 });
  await hurryJob(mongo, { id, kind });
  await eventually(async () => expect(await find(id)).toMatchObject({ lastError: 'first try' }));
  await hurryJob(mongo, { id, kind });
  await eventually(() => expect(runs).toBe(2));
  await hurryJob(mongo, { id, kind });
  expect((await find(id))?.runAt.getTime()).toBeGreaterThan(Date.now());
  open();
  await eventually(async () => expect(await find(id)).toMatchObject({ state: 'done', tries: 2 }));
  expect(runs).toBe(2);
});
