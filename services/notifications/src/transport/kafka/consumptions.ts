import { documentReady, orderCancelled, orderPlaced } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { EventIntake } from '../../domain/ports.ts';
import { notePaper } from './note-paper.ts';
import { queueCancellation } from './queue-cancellation.ts';
import { queueConfirmations } from './queue-confirmations.ts';

/** The events about orders that mail somebody, and the papers that mails wait for. */
export const consumptions = (intake: (session: ClientSession) => EventIntake) => [
  consume(orderPlaced, 'order-confirmation', (event, { session }) => queueConfirmations(intake(session), event)),
  consume(documentReady, 'papers', (event, { session }) => notePaper(intake(session), event)),
  consume(orderCancelled, 'order-cancelled', (event, { session }) => queueCancellation(intake(session), event)),
];
