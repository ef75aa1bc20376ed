import { formatMoney } from '@southline/kernel/money';
import { byTime, type TimelineEntry, timelineEntry } from '@southline/kernel/timeline';
import { type ReturnOrder, refundOf } from '../domain/return-order.ts';

const returnEntries = (order: ReturnOrder): TimelineEntry[] => {
  const { returnNo, history, items, refundFailure } = order;
  const last = history.length - 1;
  return [
    ...history.map(({ at, from, to, why, by }, index) =>
      timelineEntry(at, 'return-state', {
        returnNo,
        from,
        to,
        why,
        by,
        refund: to === 'Completed' ? formatMoney(refundOf(order)) : undefined,
        failure: index === last ? refundFailure : undefined,
      }),
    ),
    ...items.flatMap(({ part, quantity, entries, exchange }) =>
      entries.map(({ at, by, response }) =>
        timelineEntry(at, 'return-item', {
          returnNo,
          partNo: part.partNo,
          units: quantity,
          response,
          exchangeFor: exchange?.partNo,
          exchangeOrder: exchange?.order?.orderNo,
          by: by.membershipNo,
        }),
      ),
    ),
  ];
};

/** The entries about the returns of an order, the oldest first. */
export const returnsTimeline = (returns: readonly ReturnOrder[]): TimelineEntry[] =>
  byTime(returns.flatMap(returnEntries));
