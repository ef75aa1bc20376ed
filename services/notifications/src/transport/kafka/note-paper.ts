import type { DocumentReady } from '@southline/contracts/events';
import type { EventIntake } from '../../domain/ports.ts';

/** Notes a paper; with the last one the mails that wait look at once. The order may not be known yet. */
export const notePaper = async (
  intake: EventIntake,
  { documentId, orderId, kind }: DocumentReady,
  readyAt: Date,
): Promise<void> => {
  await intake.notePaper({ documentId, orderId, kind, readyAt });
  intake.hurryIfComplete(orderId);
};
