import type { DeliveryDetails, OrderDealer } from '@southline/kernel/order';
import type { Ports } from './ports.ts';

/** Nobody waits for a dealer: an order that finds none in time has none, today and on every paper of it. */
export const nearestDealer = async (
  { dealers, logger }: Pick<Ports, 'dealers' | 'logger'>,
  delivery: DeliveryDetails | undefined,
): Promise<OrderDealer | undefined> => {
  if (!delivery) return undefined;
  try {
    return await dealers.nearestTo(delivery);
  } catch (error) {
    logger.warn({ err: error }, 'an order is frozen without a dealer');
    return undefined;
  }
};
