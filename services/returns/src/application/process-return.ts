import { type Processed, process, triesAgain } from '../domain/decide.ts';
import { returnUnknown } from '../domain/errors.ts';
import type { Actor, OrderOfReturn, ReturnOrder } from '../domain/return-order.ts';
import type { Ports } from './ports.ts';
import { noteRefund } from './refund-return.ts';

/**
 * The order's units at this moment. Units may have been cancelled since the request, which affects the refund of the
 * delivery fee.
 */
const presentUnits = async (
  { returns, orders }: Pick<Ports, 'returns' | 'orders'>,
  returnNo: string,
  { action }: Processed,
): Promise<Partial<OrderOfReturn>> => {
  const asked = await returns.findByNo(returnNo);
  if (!asked || asked.state !== 'Pending' || action !== 'Complete' || asked.order.deliveryPaidCents === 0) return {};
  const { pricedUnits } = await orders.find(asked.order.orderId);
  return { pricedUnits };
};

/** Completes or declines a return. Completing it again makes payments look up a refund that failed. */
export const processReturn =
  (ports: Pick<Ports, 'returns' | 'orders' | 'clock' | 'payments' | 'secondPersonAboveCents'>) =>
  async (returnNo: string, processed: Processed, by: Actor): Promise<ReturnOrder> => {
    const now = ports.clock.now();
    const present = await presentUnits(ports, returnNo, processed);
    const order = await ports.returns.decideBeside(returnNo, (found, others) =>
      process(
        { ...found, order: { ...found.order, ...present } },
        others,
        processed,
        by,
        now,
        ports.secondPersonAboveCents,
      ),
    );
    if (!order) throw returnUnknown();
    if (triesAgain(order, processed.action))
      await noteRefund(ports, returnNo, await ports.payments.retry(returnNo, by.membershipNo));
    return order;
  };
