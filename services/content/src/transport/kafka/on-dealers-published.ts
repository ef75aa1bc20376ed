import { dealersPublished } from '@southline/contracts/events';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import type { IndexJob } from '../../domain/site-search/ports.ts';

/** Queues a job that reads the dealers, in the transaction that marks the event as handled. */
export const onDealersPublished = (
  queue: (session: EventContext['session'], id: string, job: IndexJob) => Promise<void>,
): Consumption =>
  consume('content', dealersPublished, 'site-index', ({ generation }, { session, eventId }) =>
    queue(session, eventId, { set: 'dealers', generation }),
  );
