import { startWorker } from '../jobs/index.ts';
import { parked, parkedEventKind, replayRunKind, wakeWorkers } from '../jobs/jobs.ts';
import type { Background } from '../lifecycle/repeat.ts';
import type { Logger } from '../logger/index.ts';
import { eventsHandled } from '../metrics/index.ts';
import type { Mongo } from '../mongo/index.ts';
import type { Consumption } from './consume.ts';
import { attemptOnce, mayPass } from './handle-once.ts';
import { type ParkedEvent, parkedEvents } from './parked.ts';

/** Parked events that a person has decided to replay or to discard: those of one handler that were there at the time. */
export interface ReplayRun {
  readonly topic: string;
  readonly handler: string;
  /** Events that were parked later are not affected. */
  readonly upTo: Date;
  readonly decision: 'replay' | 'discard';
  readonly by: string;
  readonly reason: string;
  /** How many events there were at the time. */
  readonly all: number;
}

/**
 * The events of a run that are not processed yet. An event that failed again in this run has the run's id as its decision.
 */
export const waitingFor = ({ topic, handler, upTo }: Pick<ReplayRun, 'topic' | 'handler' | 'upTo'>, runId: string) => ({
  kind: parkedEventKind,
  state: 'failed' as const,
  createdAt: { $lte: upTo },
  'payload.topic': topic,
  'payload.handler': handler,
  decision: { $ne: runId },
});

const everyMs = 1_000;
const leaseMs = 10_000;
/** Events that one worker takes together. */
const atOnce = 20;

export interface ReplaysOptions {
  readonly mongo: Mongo;
  readonly logger: Logger;
  readonly consumptions: readonly Consumption[];
  readonly perSecond: number;
}

/**
 * Carries out decisions about parked events. A run is a stored job: each second it queues as many events as
 * may be handled in a second, the longest parked first. After a kill another process takes over the run and the queued
 * events. An event that was handled before the kill has its inbox mark, so a repeat has no effect.
 */
export const startReplays = ({ mongo, logger, consumptions, perSecond }: ReplaysOptions): Background[] => {
  const stopping = new AbortController();
  const rows = parkedEvents(mongo);

  const queueNext = async (run: ReplayRun, { id }: { readonly id: string }): Promise<Date | undefined> => {
    const queued = await rows.countDocuments({ kind: parkedEventKind, state: 'queued' });
    const next = await rows
      .find(waitingFor(run, id), { projection: { _id: 1 } })
      .sort({ createdAt: 1 })
      .limit(Math.max(1, perSecond - queued))
      .toArray();
    if (next.length === 0 && queued === 0) return undefined;
    const change =
      run.decision === 'replay'
        ? { state: 'queued', runAt: '$createdAt', tries: 0, decision: id }
        : { state: 'discarded', doneAt: '$$NOW', decision: id };
    if (queued < perSecond)
      await rows.updateMany({ _id: { $in: next.map(({ _id }) => _id) }, state: 'failed' }, [
        { $set: change },
        { $unset: 'lease' },
      ]);
    wakeWorkers(mongo, undefined, parkedEventKind);
    return new Date(Date.now() + everyMs);
  };

  const replay = async ({ topic, handler, value, headers, from }: ParkedEvent): Promise<undefined> => {
    const consumption = consumptions.find((each) => each.topic === topic && each.name === handler);
    if (!consumption) throw new Error(`No handler ${handler} of ${topic} is there any more.`);
    const message = {
      value: value && Buffer.from(value.buffer),
      headers,
      offset: from.split('/')[1] ?? '',
      timestamp: '',
    };
    const delivery = { consumption, message, heartbeat: async () => undefined };
    await attemptOnce({ mongo, logger, signal: stopping.signal }, delivery);
  };

  const events = startWorker<ParkedEvent>({
    mongo,
    logger,
    store: parked,
    kind: parkedEventKind,
    leaseMs,
    atOnce,
    backoff: (_, error) => (mayPass(error) ? everyMs : undefined),
    run: async (event) => {
      try {
        return await replay(event);
      } catch (error) {
        if (!mayPass(error)) eventsHandled.inc({ topic: event.topic, handler: event.handler, result: 'dead' });
        throw error;
      }
    },
  });
  const runs = startWorker<ReplayRun>({
    mongo,
    logger,
    store: parked,
    kind: replayRunKind,
    leaseMs,
    backoff: () => everyMs,
    run: queueNext,
  });
  return [
    events,
    {
      wake: runs.wake,
      stop: async () => {
        stopping.abort();
        await runs.stop();
      },
    },
  ];
};
