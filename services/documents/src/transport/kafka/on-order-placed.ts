import { orderPlaced } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { queuePapers } from '../../application/queue-papers.ts';

export const onOrderPlaced = (mongo: Mongo, wakeWorker: () => void) =>
  consume(orderPlaced, 'papers', (event, { session }) => queuePapers(mongo, session, event), wakeWorker);
