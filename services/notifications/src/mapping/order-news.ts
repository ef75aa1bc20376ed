import { OrderNewsKind, OrderNews as OrderNewsMessage } from '@southline/contracts/notifications';
import type { OrderNews } from '../domain/order-news.ts';

const kinds: Readonly<Record<OrderNews['what'], OrderNewsKind>> = {
  'papers-ready': OrderNewsKind.ORDER_NEWS_KIND_PAPERS_READY,
  'order-confirmation': OrderNewsKind.ORDER_NEWS_KIND_CONFIRMATION_MAILED,
  'order-papers': OrderNewsKind.ORDER_NEWS_KIND_PAPERS_MAILED,
  'order-dispatched': OrderNewsKind.ORDER_NEWS_KIND_DISPATCH_MAILED,
  'order-delivered': OrderNewsKind.ORDER_NEWS_KIND_DELIVERY_MAILED,
  'order-cancelled': OrderNewsKind.ORDER_NEWS_KIND_CANCELLATION_MAILED,
  'units-cancelled': OrderNewsKind.ORDER_NEWS_KIND_CANCELLATION_MAILED,
  'payment-problem': OrderNewsKind.ORDER_NEWS_KIND_PAYMENT_PROBLEM_MAILED,
  'prices-offered': OrderNewsKind.ORDER_NEWS_KIND_OFFER_MAILED,
  'delivery-changed': OrderNewsKind.ORDER_NEWS_KIND_DELIVERY_CHANGE_MAILED,
};

export const toNewsMessage = ({ what, at }: OrderNews): OrderNewsMessage =>
  OrderNewsMessage.fromPartial({ kind: kinds[what], at: at.toISOString() });
