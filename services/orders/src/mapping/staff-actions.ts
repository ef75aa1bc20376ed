import { formatMoney } from '@southline/kernel/money';
import type { StaffAction } from '@southline/platform/journal';
import type { Order, UnitsOfLine } from '../domain/order.ts';
import { parcelsOf } from '../domain/units.ts';

const unitsOf = (lines: readonly UnitsOfLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The items that were added to a list. New items are at its end. */
const added = <Item>(before: readonly Item[] = [], after: readonly Item[] = []): readonly Item[] =>
  after.slice(before.length);

const shipments = (before: Order, after: Order): Omit<StaffAction, 'record'>[] => {
  const known = parcelsOf(before);
  const present = parcelsOf(after);
  const sent = added(known, present);
  const arrived = present.filter(({ deliveredAt }, index) => deliveredAt && !known[index]?.deliveredAt);
  return [
    ...sent.map(({ no, lines, carrier, trackingNo }) => ({
      action: 'parcel-sent',
      before: { state: before.state },
      after: { state: after.state, parcel: no, units: unitsOf(lines), carrier, trackingNo },
    })),
    ...arrived.map(({ no }) => ({
      action: 'parcel-delivered',
      before: { state: before.state },
      after: { state: after.state, parcel: no },
    })),
  ];
};

const pricesOf = (order: Order, lines: readonly { readonly lineId: string; readonly priceCents: number }[]): string =>
  lines
    .map(({ lineId, priceCents }) => {
      const partNo = order.lines.find((line) => line.lineId === lineId)?.partNo ?? lineId;
      return `${partNo} ${formatMoney(priceCents)}`;
    })
    .join(', ');

const offers = (before: Order, after: Order): Omit<StaffAction, 'record'>[] => {
  const known = before.offers ?? [];
  const last = known.at(-1);
  const answered = after.offers?.[known.length - 1];
  return [
    ...added(known, after.offers).map(({ no, lines, validUntil }) => ({
      action: 'prices-offered',
      ...(last && { before: { offer: last.no, prices: pricesOf(before, last.lines) } }),
      after: { offer: no, prices: pricesOf(after, lines), validUntil: validUntil.toISOString() },
    })),
    ...(last?.state === 'Open' && (answered?.state === 'Accepted' || answered?.state === 'Answered')
      ? [
          {
            action: 'offer-answered',
            before: { offer: last.no, state: last.state },
            after: {
              state: answered.state,
              order: answered.accepted?.orderNo,
              declined: answered.declined?.length,
            },
          },
        ]
      : []),
  ];
};

const cancellations = (before: Order, after: Order): Omit<StaffAction, 'record'>[] =>
  added(before.cancellations, after.cancellations)
    .filter(({ cause }) => cause === undefined)
    .map(({ no, lines, reason, refundCents, proposedBy }) => ({
      action: 'units-cancelled',
      reason,
      before: { state: before.state },
      after: {
        state: after.state,
        cancellation: no,
        units: unitsOf(lines),
        refund: formatMoney(refundCents),
        proposedBy,
      },
    }));

/** A proposal that ends with a change of units has no entry of its own. */
const proposals = (before: Order, after: Order): Omit<StaffAction, 'record'>[] => {
  const { cancelProposal: known } = before;
  const { cancelProposal: present } = after;
  if (present && present.requestId !== known?.requestId) {
    const { reason, lines, refundCents } = present;
    const refund = formatMoney(refundCents);
    return [{ action: 'cancellation-proposed', reason, after: { units: unitsOf(lines), refund } }];
  }
  const hasSameUnits = before.cancellations === after.cancellations && before.parcels === after.parcels;
  if (!known || present || !hasSameUnits || before.followOns !== after.followOns) return [];
  const refund = formatMoney(known.refundCents);
  return [{ action: 'cancellation-withdrawn', after: { units: unitsOf(known.lines), refund, proposedBy: known.by } }];
};

/** The journal entries for a change that staff made to an order. */
export const staffActions = (before: Order, after: Order): StaffAction[] => {
  const { orderId, orderNo, owner } = after;
  const ofOffers = offers(before, after);
  // An answer to an offer has one entry, even if it also cancels the declined lines.
  const isAnswer = ofOffers.some(({ action }) => action === 'offer-answered');
  return [
    ...shipments(before, after),
    ...proposals(before, after),
    ...(isAnswer ? [] : cancellations(before, after)),
    ...ofOffers,
    ...(before.resends?.at(-1)?.requestId === after.resends?.at(-1)?.requestId
      ? []
      : [{ action: 'confirmation-resent' }]),
    ...added(before.deliveryChanges, after.deliveryChanges).map(({ no }) => ({
      action: 'delivery-changed',
      after: { change: no },
    })),
  ].map((action) => ({ ...action, record: orderNo, orderId, owner }));
};
