import { cataloguePublished, dealersPublished, PublishedSet } from '@southline/contracts/events';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import type { IndexJob } from '../../domain/site-search/ports.ts';

/** Queues a job that builds the index, in the transaction that marks the event as handled. */
export const onCataloguePublished = (
  queue: (session: EventContext['session'], id: string, job: IndexJob) => Promise<void>,
): Consumption =>
  consume('content', cataloguePublished, 'site-index', async ({ set, generation }, { session, eventId }) => {
    const ofRange = set === PublishedSet.PUBLISHED_SET_RANGE;
    await queue(session, eventId, { set: ofRange ? 'range' : 'parts', generation });
  });

/** Queues a job that reads the dealers, in the transaction that marks the event as handled. */
export const onDealersPublished = (
  queue: (session: EventContext['session'], id: string, job: IndexJob) => Promise<void>,
): Consumption =>
  consume('content', dealersPublished, 'site-index', ({ generation }, { session, eventId }) =>
    queue(session, eventId, { set: 'dealers', generation }),
  );
