import { formatMoney } from '@southline/kernel/money';
import type { WaitingKind } from '@southline/platform/desk';
import type { ReturnViews } from '../domain/ports.ts';

const longestFirst = { sort: 'waiting', descending: false, page: 1 } as const;

/** Return requests that staff have not answered. */
const requestsToAnswer = (views: ReturnViews): WaitingKind => ({
  kind: 'return-to-answer',
  seenBy: 'staff',
  async list(pageSize) {
    const { rows } = await views.items({ ...longestFirst, pageSize }, 'Requested');
    return rows.map(({ itemId, returnNo, orderId, part: { partNo }, quantity, submittedAt, waitsSince }) => ({
      key: itemId,
      record: returnNo,
      orderId,
      since: waitsSince ?? submittedAt,
      facts: { partNo, units: quantity },
    }));
  },
});

/** Returns whose items are all answered. A large refund waits for a second person after the first has proposed it. */
const returnsToProcess = (views: ReturnViews): WaitingKind => ({
  kind: 'return-to-process',
  seenBy: 'staff',
  async list(pageSize) {
    const { rows } = await views.ready({ ...longestFirst, pageSize });
    return rows.map(({ returnNo, orderId, requestedAt, refundCents, proposedBy }) => ({
      key: returnNo,
      record: returnNo,
      orderId,
      since: requestedAt,
      facts: { refund: formatMoney(refundCents), proposedBy },
    }));
  },
});

export const waitingKinds = (views: ReturnViews): readonly WaitingKind[] => [
  requestsToAnswer(views),
  returnsToProcess(views),
];
