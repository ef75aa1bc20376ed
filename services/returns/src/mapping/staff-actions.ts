import { formatMoney } from '@southline/kernel/money';
import type { StaffAction } from '@southline/platform/journal';
import { type ReturnItem, type ReturnOrder, refundOf } from '../domain/return-order.ts';

const answers = { MoreInfo: 'return-asked', Approved: 'return-approved', Declined: 'return-item-declined' } as const;

const answerOf = (before: ReturnOrder, { itemId, entries, response }: ReturnItem) => {
  const known = before.items.find((item) => item.itemId === itemId);
  const entry = entries.at(-1);
  if (!known || !entry || entries.length === known.entries.length || response === 'Requested') return undefined;
  return { known, entry, action: answers[response] };
};

/** The journal entries for a change that staff made to a return. */
export const staffActions = (before: ReturnOrder, after: ReturnOrder): StaffAction[] => {
  const { returnNo, owner, order, processing, state } = after;
  const about = { record: returnNo, owner, orderId: order.orderId };
  const answered = after.items.flatMap((item): StaffAction[] => {
    const answer = answerOf(before, item);
    if (!answer) return [];
    const { known, entry, action } = answer;
    return [
      {
        ...about,
        action,
        reason: entry.message,
        before: { response: known.response },
        after: { response: item.response, partNo: item.part.partNo, units: item.quantity },
      },
    ];
  });
  const { proposal } = after;
  if (proposal && proposal.at !== before.proposal?.at)
    answered.push({
      ...about,
      action: 'return-proposed',
      reason: proposal.note,
      before: { state: before.state },
      after: { state, refund: formatMoney(proposal.refundCents) },
    });
  // The refund is done by a job, not by a person.
  if (before.state !== 'Pending' || state === 'Pending') return answered;
  return [
    ...answered,
    {
      ...about,
      action: state === 'Declined' ? 'return-declined' : 'return-completed',
      reason: processing?.note ?? '',
      before: { state: before.state },
      after: { state, refund: formatMoney(refundOf(after)), proposedBy: processing?.proposedBy },
    },
  ];
};
