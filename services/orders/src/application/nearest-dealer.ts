import type { DeliveryDetails, OrderDealer } from '@southline/kernel/order';
import type { Ports } from './ports.ts';

/**
 * Looks up the nearest dealer without delaying the order. If none is found in time, the order and its documents never
 * have one.
 */
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
