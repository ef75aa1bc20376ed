import { toMoney } from '@southline/contracts/money';
import { PaymentsServiceService, RefundState } from '@southline/contracts/payments';
import type { Peer } from '@southline/platform/grpc';
import type { Payments, RefundStatus } from '../domain/ports.ts';
import { refundOf } from '../domain/return-order.ts';

const statusOf = ({ state, problem }: { readonly state: RefundState; readonly problem: string }): RefundStatus => ({
  settled: state === RefundState.REFUND_STATE_SETTLED,
  problem,
});

/** Refunds are called as this service, whoever decided them. The return number is their natural key. */
export const createPayments = (peer: Peer): Payments => {
  const client = peer.own(PaymentsServiceService);
  return {
    refund: async (order) =>
      statusOf(
        await client.refundPayment({
          orderId: order.order.orderId,
          reference: order.returnNo,
          amount: toMoney(refundOf(order)),
          reason: `Return ${order.returnNo} of order ${order.order.orderNo}`,
        }),
      ),
    retry: async (reference, by) => statusOf(await client.retryRefund({ reference, by })),
  };
};
