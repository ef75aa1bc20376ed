import type { Return } from '@southline/contracts/returns';
import type { FastifyBaseLogger } from 'fastify';
import type { Clients } from '../../clients/index.ts';

/** The order's returns. If they cannot be read, the order is shown without them. */
export const returnsOfOrder = async (
  { returns }: Clients,
  { orderId }: { readonly orderId: string },
  log: FastifyBaseLogger,
): Promise<Return[]> => {
  try {
    return (await returns.listReturnsOfOrder({ orderId })).returns;
  } catch (error) {
    log.warn({ err: error }, 'an order is shown without its returns');
    return [];
  }
};
