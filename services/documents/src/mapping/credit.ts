import { DeliveryDetails } from '@southline/contracts/common';
import type { OrderCancelled, ReturnProcessed } from '@southline/contracts/events';
import { remarksOf } from '@southline/contracts/order-facts';
import { partOf } from '@southline/contracts/part-facts';
import { regionOf } from '@southline/kernel/region';
import { returnReasons } from '@southline/kernel/returns';
import type { Credit, CreditedLine } from '../domain/credit-note.ts';

type CreditedMessage = ReturnProcessed['lines'][number] | NonNullable<OrderCancelled['cancellation']>['lines'][number];

const creditedLine = (line: CreditedMessage, reason: string): CreditedLine => ({
  ...partOf(line),
  quantity: line.quantity,
  price: line.price?.cents ?? 0,
  refund: line.refund?.cents ?? 0,
  reason,
});

const shared = ({ orderNo, region, language, delivery }: ReturnProcessed | OrderCancelled) => ({
  orderNo,
  region: regionOf(region),
  language,
  delivery: delivery ?? DeliveryDetails.fromPartial({}),
});

export const creditOfReturn = (event: ReturnProcessed): Credit => ({
  ...shared(event),
  cause: { returnNo: event.returnNo },
  creditedAt: new Date(event.processedAt),
  membershipNo: event.membershipNo,
  remarks: remarksOf(event),
  // Reason numbers in messages start at 1.
  lines: event.lines.map((line) => creditedLine(line, returnReasons[line.reason - 1] ?? '')),
  refund: event.refund?.cents ?? 0,
  deliveryRefund: event.deliveryRefund?.cents ?? 0,
  kept: event.kept?.cents ?? 0,
  gst: event.gst?.cents ?? 0,
  refundTransaction: event.refundTransaction,
  note: event.dealerNote,
});

/** Tax invoices omit units without a price, so credit notes omit them too. */
export const creditOfCancellation = (event: OrderCancelled): Credit => {
  const { cancellation } = event;
  return {
    ...shared(event),
    cause: { cancellationNo: cancellation?.cancellationNo ?? 0 },
    creditedAt: new Date(cancellation?.cancelledAt ?? ''),
    membershipNo: cancellation?.membershipNo ?? '',
    remarks: remarksOf(cancellation ?? {}),
    lines: (cancellation?.lines ?? []).map((line) => creditedLine(line, '')).filter(({ price }) => price > 0),
    refund: event.refunded?.cents ?? 0,
    deliveryRefund: cancellation?.deliveryRefund?.cents ?? 0,
    kept: cancellation?.kept?.cents ?? 0,
    gst: cancellation?.gst?.cents ?? 0,
    refundTransaction: '',
    note: cancellation?.reason ?? '',
  };
};
