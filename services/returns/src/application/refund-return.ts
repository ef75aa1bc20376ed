import { backOff } from '@southline/kernel/back-off';
import { hourMs } from '@southline/kernel/clock';
import { isDomainError } from '@southline/kernel/errors';
import { refundFixed, refundRefused } from '../domain/decide.ts';
import type { RefundStatus } from '../domain/ports.ts';
import type { ReturnOrder } from '../domain/return-order.ts';
import { changeReturn } from './change-return.ts';
import type { Ports } from './ports.ts';

/** Stores why the refund is delayed, or that nothing blocks it. */
export const noteRefund = async (
  ports: Pick<Ports, 'returns'>,
  returnNo: string,
  { problem }: Pick<RefundStatus, 'problem'>,
): Promise<void> => {
  await changeReturn(
    ports,
    () => ports.returns.findByNo(returnNo),
    (order) => refundRefused(order, problem),
  );
};

/** Has orders fix the refund, which from then on counts for the order's other refunds. */
const fixRefund = async (
  ports: Pick<Ports, 'returns' | 'orders' | 'clock'>,
  order: ReturnOrder,
): Promise<ReturnOrder> => {
  const refund = await ports.orders.fixRefund(order);
  return changeReturn(
    ports,
    () => ports.returns.findByNo(order.returnNo),
    (current) => refundFixed(current, refund, ports.clock.now()),
  );
};

/**
 * Fixes the refund of a return and books it at payments, which carries it out and reports it with payment-refunded. Safe to
 * repeat. A refusal is stored, and the refund is tried again.
 */
export const refundReturn =
  (ports: Pick<Ports, 'returns' | 'orders' | 'payments' | 'clock'>) =>
  async ({ returnNo }: { readonly returnNo: string }): Promise<undefined> => {
    const order = await ports.returns.findByNo(returnNo);
    if (order?.state !== 'Refunding') return undefined;
    try {
      const fixed = await fixRefund(ports, order);
      if (fixed.state === 'Refunding') await noteRefund(ports, returnNo, await ports.payments.refund(fixed));
    } catch (error) {
      if (isDomainError(error) && error.kind !== 'unavailable')
        await noteRefund(ports, returnNo, { problem: error.message });
      throw error;
    }
    return undefined;
  };

/** Never gives up, because the shop owes the money. */
export const refundBackoff = (tries: number): number => backOff(tries, 2_000, hourMs);
