import type { DocumentReady } from '@southline/contracts/events';
import type { EventIntake } from '../../domain/ports.ts';

/** Records a document; the last one makes waiting mails check at once. The order or return may not be known yet. */
export const notePaper = async (intake: EventIntake, event: DocumentReady, readyAt: Date): Promise<void> => {
  const { documentId, kind } = event;
  const of = event.returnId || event.orderId;
  await intake.notePaper({ documentId, orderId: of, kind, readyAt });
  intake.hurryIfComplete(of);
};
