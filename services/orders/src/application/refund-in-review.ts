import { DomainError } from '@southline/kernel/errors';
import { type Background, repeat } from '@southline/platform/lifecycle';
import { orderUnknown } from '../domain/errors.ts';
import { closedChange, hasOpenFindings } from '../domain/finding.ts';
import { isPlaced, type Order } from '../domain/order.ts';
import type { OrderRepository, Payments } from '../domain/ports.ts';
import { ordersInReview } from '../metrics.ts';
import type { Ports } from './ports.ts';

const intervalMs = 10_000;

/** Updates the gauge of orders that wait for a person. */
export const countReview = ({ orders, logger }: Ports): Background =>
  repeat('orders in review', intervalMs, logger, async () => {
    ordersInReview.set(await orders.countInReview());
    return false;
  });

interface Needs extends Pick<Ports, 'clock' | 'logger'> {
  readonly orders: Pick<OrderRepository, 'find' | 'noteRefund'>;
  readonly payments: Pick<Payments, 'refund'>;
}

const notInReview = ({ orderNo, state }: Order) =>
  new DomainError(
    'conflict',
    'NotInReview',
    `Order ${orderNo} is ${state} and not in review. Goods of a placed order are refunded by a return.`,
  );

const decidedByKeeping = ({ orderNo, state, review }: Order) =>
  new DomainError(
    'conflict',
    'NotInReview',
    `Order ${orderNo} is ${state}: ${review}. Cancel its units, or let it go on with: npm run review-orders -- keep.`,
  );

interface RefundInReview {
  readonly orderId: string;
  readonly by: string;
  readonly reason: string;
}

/**
 * Refunds the capture of an order in review. The order is Cancelled and the buyer is notified when payments reports the refund.
 * The same decision again changes nothing. Throws NotInReview for any other order: its goods may be on their way.
 */
export const refundInReview =
  ({ orders, payments, clock, logger }: Needs) =>
  async ({ orderId, by, reason }: RefundInReview): Promise<void> => {
    const order = await orders.find(orderId);
    if (!order) throw orderUnknown();
    if (order.review === undefined) throw notInReview(order);
    if (isPlaced(order)) throw decidedByKeeping(order);
    await orders.noteRefund(order, clock.now());
    await payments.refund(orderId, `review:${orderId}`, `refunded by ${by}: ${reason}`);
    logger.warn({ orderId, by, review: order.review }, 'a person refunds the capture of an order in review');
  };

interface KeepInReview {
  readonly orders: Pick<OrderRepository, 'find' | 'advance' | 'noteKept'>;
  readonly clock: Ports['clock'];
  readonly logger: Ports['logger'];
}

/**
 * A person has looked at the findings about an order: it goes on as it is. The same decision again changes nothing. Throws
 * NotInReview for an order without findings.
 */
export const keepInReview =
  ({ orders, clock, logger }: KeepInReview) =>
  async ({ orderId, by, reason }: RefundInReview): Promise<void> => {
    const order = await orders.find(orderId);
    if (!order) throw orderUnknown();
    if (!order.findings?.length) throw notInReview(order);
    if (!hasOpenFindings(order)) return;
    await orders.noteKept(order, clock.now());
    await orders.advance(orderId, (current) => {
      const change = closedChange(current, () => true);
      return change ? [change] : [];
    });
    logger.warn({ orderId, by, reason, review: order.review }, 'a person lets an order in review go on');
  };
