import type { BuyersOf, HoldRepository } from '../domain/ports.ts';

const atOnce = 200;

/** One round: stores the buyer keys of uses that have none yet. Returns whether there are more. */
export const identifyBuyers =
  ({ holds }: { readonly holds: HoldRepository }, buyersOf: BuyersOf) =>
  async (): Promise<boolean> => {
    const orderIds = await holds.ordersToIdentify(atOnce);
    if (orderIds.length === 0) return false;
    const buyers = await buyersOf(orderIds);
    for (const orderId of orderIds) {
      const buyer = buyers.get(orderId);
      await (buyer ? holds.identify(orderId, buyer) : holds.identifyByOwner(orderId));
    }
    return orderIds.length === atOnce;
  };
