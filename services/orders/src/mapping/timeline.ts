import { formatMoney } from '@southline/kernel/money';
import { byTime, type TimelineEntry, timelineEntry } from '@southline/kernel/timeline';
import type { Cancellation, Order, PriceOffer, UnitsOfLine } from '../domain/order.ts';
import { parcelsOf } from '../domain/units.ts';

const unitsOf = (lines: readonly UnitsOfLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const cancellationEntries = (cancellation: Cancellation): TimelineEntry[] => {
  const { no, at, by, cause, reason, lines, refundCents, refundedAt } = cancellation;
  const refund = formatMoney(refundCents);
  const what = lines.length > 0 ? 'units-cancelled' : 'delivery-refunded';
  return [
    timelineEntry(at, what, { cancellation: no, units: unitsOf(lines), refund, reason, cause, by }),
    ...(refundedAt ? [timelineEntry(refundedAt, 'cancellation-refunded', { cancellation: no, refund })] : []),
  ];
};

const offerEntries = ({ no, madeAt, by, lines, validUntil, state, remindedAt }: PriceOffer): TimelineEntry[] => [
  timelineEntry(madeAt, 'prices-offered', {
    offer: no,
    lines: lines.length,
    validUntil: validUntil.toISOString(),
    state,
    by,
  }),
  ...(remindedAt ? [timelineEntry(remindedAt, 'offer-reminded', { offer: no })] : []),
];

/** The entries of the orders service about an order, the oldest first. */
export const orderTimeline = (order: Order): TimelineEntry[] => {
  const {
    history,
    resends = [],
    deliveryChanges = [],
    cancellations = [],
    offers = [],
    followOns = [],
    returns = [],
    parent,
  } = order;
  return byTime([
    ...history.map(({ at, from, to, why, by }, index) =>
      timelineEntry(at, 'order-state', { from, to, why, by, parent: index === 0 ? parent?.orderNo : undefined }),
    ),
    ...resends.map(({ at }) => timelineEntry(at, 'confirmation-requested')),
    ...deliveryChanges.map(({ at, no, by }) => timelineEntry(at, 'delivery-changed', { change: no, by })),
    ...cancellations.flatMap(cancellationEntries),
    ...offers.flatMap(offerEntries),
    ...followOns.map(({ at, orderNo, lines }) =>
      // An exchange moves no units of this order.
      timelineEntry(at, 'follow-on-placed', { orderNo, units: unitsOf(lines) || undefined }),
    ),
    ...parcelsOf(order).flatMap(({ no, at, by, carrier, trackingNo, lines, deliveredAt }) => [
      timelineEntry(at, 'parcel-sent', { parcel: no, units: unitsOf(lines), carrier, trackingNo, by }),
      ...(deliveredAt ? [timelineEntry(deliveredAt, 'parcel-delivered', { parcel: no })] : []),
    ]),
    ...returns.map(({ at, returnNo, completed, refundCents }) =>
      timelineEntry(at, completed ? 'return-completed' : 'return-declined', {
        returnNo,
        refund: formatMoney(refundCents),
      }),
    ),
  ]);
};
