import { hourMs } from '@southline/kernel/clock';
import { isDomainError } from '@southline/kernel/errors';
import { refundRefused } from '../domain/decide.ts';
import type { RefundStatus } from '../domain/ports.ts';
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

/**
 * Books the refund of a return at payments, which carries it out and reports it with payment-refunded. Safe to repeat. A
 * refusal is stored, and the refund is tried again.
 */
export const refundReturn =
  (ports: Pick<Ports, 'returns' | 'payments'>) =>
  async ({ returnNo }: { readonly returnNo: string }): Promise<undefined> => {
    const order = await ports.returns.findByNo(returnNo);
    if (order?.state !== 'Refunding') return undefined;
    try {
      await noteRefund(ports, returnNo, await ports.payments.refund(order));
    } catch (error) {
      if (isDomainError(error) && error.kind !== 'unavailable')
        await noteRefund(ports, returnNo, { problem: error.message });
      throw error;
    }
    return undefined;
  };

const second = 1_000;

/** Never gives up, because the shop owes the money. */
export const refundBackoff = (tries: number): number => Math.min(second * 2 ** Math.min(tries, 20), hourMs);
