import { isDomainError } from '@southline/kernel/errors';
import { alreadyPaid } from '../domain/errors.ts';
import type { Order } from '../domain/order.ts';
import { markPaid } from './mark-paid.ts';
import type { Ports } from './ports.ts';

/** Opens a payment attempt for the order's total. If an attempt is open, returns it. */
export const openPayment = async (ports: Ports, order: Order) => {
  const { orderId, orderNo, totals, delivery: customer, region, holdUntil } = order;
  try {
    const opened = await ports.payments.open({ orderId, orderNo, cents: totals.totalToPay, customer, region });
    return { ...opened, heldUntil: holdUntil };
  } catch (error) {
    if (!isDomainError(error, 'AlreadyCaptured')) throw error;
    const { capture } = await ports.payments.confirm(orderId);
    if (capture) await markPaid(ports)(order, capture);
    throw alreadyPaid();
  }
};
