import { orderPlaced } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { OrderIntake } from '../../domain/ports.ts';
import { queuePapers } from './queue-papers.ts';

export const onOrderPlaced = (intake: (session: ClientSession) => OrderIntake) =>
  consume('documents', orderPlaced, 'papers', (event, { session }) => queuePapers(intake(session), event));
