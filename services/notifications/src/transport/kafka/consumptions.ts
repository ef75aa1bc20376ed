import { documentReady, orderCancelled, orderPlaced } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { paperReady } from '../../application/note-paper.ts';
import { queueCancellation } from '../../application/queue-cancellation.ts';
import { queueConfirmations } from '../../application/queue-confirmations.ts';

/** The events that mail somebody, and the papers that mails wait for. */
export const consumptions = (mongo: Mongo, wakeWorker: () => void) => [
  consume(
    orderPlaced,
    'order-confirmation',
    (event, { session }) => queueConfirmations(mongo, session, event),
    wakeWorker,
  ),
  consume(documentReady, 'papers', (event, { session }) => paperReady(mongo, session, event), wakeWorker),
  consume(
    orderCancelled,
    'order-cancelled',
    (event, { session }) => queueCancellation(mongo, session, event),
    wakeWorker,
  ),
];
