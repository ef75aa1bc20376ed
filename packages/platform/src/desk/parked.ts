import type { EventDeclaration, StaffActed } from '@southline/contracts/events';
import { DomainError } from '@southline/kernel/errors';
import { type ParkedEvent, parkedEvents, type ReplayRun, waitingFor } from '../inbox/index.ts';
import { type Job, jobCollection, parked, parkedEventKind, replayRunKind, wakeWorkers } from '../jobs/jobs.ts';
import { staffEvents } from '../journal/index.ts';
import { inTransaction, isDuplicateKey, type Mongo } from '../mongo/index.ts';
import { appendToOutbox } from '../outbox/index.ts';
import { notWaiting, type ParkedDesk } from './desk.ts';
import { failedJobs } from './failed-jobs.ts';

const replayRunning = () =>
  new DomainError('conflict', 'ReplayRunning', 'Another decision about these events is being carried out.');

const mostRuns = 5;
const mostFailures = 20;
const mostReasons = 3;

const actions = { replay: 'events-replayed', discard: 'events-discarded' } as const;

interface Group {
  readonly _id: { readonly topic: string; readonly handler: string };
  readonly events: number;
  readonly since: Date;
  readonly upTo: Date;
  readonly reasons: readonly string[];
}

/** The parked events of a service, with the decisions about one and about all of a handler. */
export const parkedDesk = (mongo: Mongo, declaration: EventDeclaration<StaffActed>): ParkedDesk => {
  const rows = parkedEvents(mongo);
  const runRows = jobCollection<ReplayRun>(mongo, parked);

  const runOf = async ({ _id, state, createdAt, payload }: Job<ReplayRun>) => {
    const { topic, handler, decision, by, reason, all } = payload;
    const ofRun = { kind: parkedEventKind, decision: _id };
    const [done, failed, failures] = await Promise.all([
      rows.countDocuments({ ...ofRun, state: { $in: ['done', 'discarded'] } }),
      rows.countDocuments({ ...ofRun, state: 'failed' }),
      rows
        .find({ ...ofRun, state: 'failed' }, { projection: { 'payload.value': 0 } })
        .sort({ createdAt: 1 })
        .limit(mostFailures)
        .toArray(),
    ]);
    return {
      runId: _id,
      topic,
      handler,
      decision,
      by,
      reason,
      at: createdAt.toISOString(),
      events: all,
      done,
      failed,
      isOver: state !== 'queued',
      failures: failures.map((job) => ({ key: job._id, record: job.payload.key, error: job.lastError ?? '' })),
    };
  };

  return {
    kind: failedJobs<ParkedEvent>(mongo, {
      kind: 'event-parked',
      store: parked,
      declaration,
      about: ({ _id, payload: { key, orderId, topic, handler, headers } }) => ({
        record: key || _id,
        ...(orderId && { orderId }),
        facts: { topic, handler, event: headers['event-id'] },
      }),
    }),

    async groups() {
      const found = await rows
        .aggregate<Group>([
          { $match: { kind: parkedEventKind, state: 'failed' } },
          {
            $group: {
              _id: { topic: '$payload.topic', handler: '$payload.handler' },
              events: { $sum: 1 },
              since: { $min: '$createdAt' },
              upTo: { $max: '$createdAt' },
              reasons: { $addToSet: '$lastError' },
            },
          },
          { $sort: { since: 1 } },
          { $set: { reasons: { $slice: ['$reasons', mostReasons] } } },
        ])
        .toArray();
      return found.map(({ _id, events, since, upTo, reasons }) => ({
        ..._id,
        events,
        since: since.toISOString(),
        upTo: upTo.toISOString(),
        reasons: [...reasons],
      }));
    },

    async runs() {
      const found = await runRows.find({ kind: replayRunKind }).sort({ createdAt: -1 }).limit(mostRuns).toArray();
      return Promise.all(found.map((each) => runOf(each as Job<ReplayRun>)));
    },

    async decide({ requestId, ...run }) {
      const known = async () => (await runRows.findOne({ _id: requestId, kind: replayRunKind }))?.payload.all;
      const repeated = await known();
      if (repeated !== undefined) return repeated;
      const now = new Date();
      try {
        return await inTransaction(mongo, async (session) => {
          const all = await rows.countDocuments(waitingFor(run, requestId), { session });
          if (all === 0) throw notWaiting();
          const job = { state: 'queued' as const, runAt: now, tries: 0, createdAt: now };
          await runRows.insertOne(
            { _id: requestId, kind: replayRunKind, ...job, payload: { ...run, all } },
            { session },
          );
          const entry = {
            action: actions[run.decision],
            record: `${run.handler}, ${run.topic}`,
            before: { parked: all },
          };
          await appendToOutbox(mongo, session, staffEvents(declaration, [entry], now));
          wakeWorkers(mongo, session, replayRunKind);
          return all;
        });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const meanwhile = await known();
        if (meanwhile === undefined) throw replayRunning();
        return meanwhile;
      }
    },
  };
};
