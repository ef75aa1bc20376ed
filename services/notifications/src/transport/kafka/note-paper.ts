import { DocumentKind } from '@southline/contracts/documents';
import type { DocumentReady } from '@southline/contracts/events';
import type { EventIntake } from '../../domain/ports.ts';
import { cancellationKey } from '../../domain/units-cancelled.ts';

/**
 * Records a document; the last one makes waiting mails check at once. The order, return or cancellation may not be known yet.
 */
export const notePaper = async (intake: EventIntake, event: DocumentReady, readyAt: Date): Promise<void> => {
  const { documentId, kind } = event;
  // No mail has the packing list of a parcel.
  if (kind === DocumentKind.DOCUMENT_KIND_PARCEL_LIST) return;
  const of = event.returnId || cancellationKey(event.orderId, event.cancellationNo);
  await intake.notePaper({ documentId, orderId: of, kind, readyAt });
  intake.hurryIfComplete(of);
};
