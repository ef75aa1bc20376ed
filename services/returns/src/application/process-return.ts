import { type Processed, process, triesAgain } from '../domain/decide.ts';
import { returnUnknown } from '../domain/errors.ts';
import { type Actor, type ReturnOrder, withEstimate } from '../domain/return-order.ts';
import type { Ports } from './ports.ts';
import { noteRefund } from './refund-return.ts';

/**
 * Completes or declines a return. Completing it again makes payments look up a refund that failed. Whether two people decide
 * follows from the refund as it would be now.
 */
export const processReturn =
  (ports: Pick<Ports, 'returns' | 'orders' | 'clock' | 'payments' | 'secondPersonAboveCents'>) =>
  async (returnNo: string, processed: Processed, by: Actor): Promise<ReturnOrder> => {
    const now = ports.clock.now();
    const known = await ports.returns.findByNo(returnNo);
    if (!known) throw returnUnknown();
    const completes = processed.action === 'Complete' && known.state === 'Pending';
    const credit = completes ? await ports.orders.creditOf(known.order.orderId) : undefined;
    const order = await ports.returns.decideBeside(returnNo, (found, others) => {
      const estimated = credit ? withEstimate(found, credit) : found;
      return process(estimated, processed, by, now, ports.secondPersonAboveCents, others);
    });
    if (!order) throw returnUnknown();
    if (triesAgain(order, processed.action))
      await noteRefund(ports, returnNo, await ports.payments.retry(returnNo, by.membershipNo));
    return order;
  };
