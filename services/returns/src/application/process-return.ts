import { type Processed, process, triesAgain } from '../domain/decide.ts';
import { returnUnknown } from '../domain/errors.ts';
import type { Actor, ReturnOrder } from '../domain/return-order.ts';
import type { Ports } from './ports.ts';
import { noteRefund } from './refund-return.ts';

/** Completes or declines a return. Completing it again makes payments look up a refund that failed. */
export const processReturn =
  (ports: Pick<Ports, 'returns' | 'clock' | 'payments' | 'secondPersonAboveCents'>) =>
  async (returnNo: string, processed: Processed, by: Actor): Promise<ReturnOrder> => {
    const now = ports.clock.now();
    const order = await ports.returns.decideBeside(returnNo, (found, others) =>
      process(found, processed, by, now, ports.secondPersonAboveCents, others),
    );
    if (!order) throw returnUnknown();
    if (triesAgain(order, processed.action))
      await noteRefund(ports, returnNo, await ports.payments.retry(returnNo, by.membershipNo));
    return order;
  };
