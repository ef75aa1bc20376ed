import { busy } from '@southline/kernel/errors';
import { refunded, refundRefused } from '../domain/decide.ts';
import type { ReturnOrder } from '../domain/return-order.ts';

/** Works on one return, inside the transaction that marks an event as handled. */
export interface ReturnsInEvent {
  findByNo(returnNo: string): Promise<ReturnOrder | undefined>;
  save(before: ReturnOrder, after: ReturnOrder): Promise<boolean>;
}

export interface RefundDone {
  readonly returnNo: string;
  readonly orderId: string;
  readonly transaction: string;
  readonly at: Date;
}

/** The refund of a return has succeeded. Refunds of cancelled orders and surplus captures belong to no return. */
export const completeRefunded = async (
  returns: ReturnsInEvent,
  { returnNo, orderId, transaction, at }: RefundDone,
): Promise<void> => {
  const order = await returns.findByNo(returnNo);
  if (order?.order.orderId !== orderId) return;
  const next = refunded(order, transaction, at);
  if (next && !(await returns.save(order, next))) throw busy();
};

/** Shows staff that the provider refuses the refund, and why. */
export const reportFailed = async (
  returns: ReturnsInEvent,
  { returnNo, orderId, problem }: { readonly returnNo: string; readonly orderId: string; readonly problem: string },
): Promise<void> => {
  const order = await returns.findByNo(returnNo);
  if (order?.order.orderId !== orderId) return;
  const next = refundRefused(order, problem);
  if (next && !(await returns.save(order, next))) throw busy();
};
