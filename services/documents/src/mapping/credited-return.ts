import { DeliveryDetails } from '@southline/contracts/common';
import type { ReturnProcessed } from '@southline/contracts/events';
import { regionOf } from '@southline/kernel/region';
import { returnReasons } from '@southline/kernel/returns';
import type { CreditedReturn } from '../domain/credit-note.ts';

export const creditedReturn = (event: ReturnProcessed): CreditedReturn => ({
  returnNo: event.returnNo,
  orderNo: event.orderNo,
  region: regionOf(event.region),
  language: event.language,
  processedAt: new Date(event.processedAt),
  delivery: event.delivery ?? DeliveryDetails.fromPartial({}),
  membershipNo: event.membershipNo,
  purchaseOrderNo: event.purchaseOrderNo,
  lines: event.lines.map(({ partNo, gmPartNo, description, quantity, price, refund, reason }) => ({
    ...{ partNo, gmPartNo, description, quantity },
    price: price?.cents ?? 0,
    refund: refund?.cents ?? 0,
    // Reasons of the wire count from 1.
    reason: returnReasons[reason - 1] ?? '',
  })),
  refund: event.refund?.cents ?? 0,
  deliveryRefund: event.deliveryRefund?.cents ?? 0,
  gst: event.gst?.cents ?? 0,
  refundTransaction: event.refundTransaction,
  note: event.dealerNote,
});
