import { orderPlaced } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import { queuePapers } from '../../application/queue-papers.ts';
import type { OrderIntake } from '../../domain/ports.ts';

export const onOrderPlaced = (intake: (session: ClientSession) => OrderIntake) =>
  consume(orderPlaced, 'papers', (event, { session }) => queuePapers(intake(session), event));
