import type { PlacedOrder } from '@southline/kernel/order';
import type { Site } from './mail.ts';

/**
 * The link to an order's page, for its buyer only. A member's has its ids; a guest's has a sealed token that only
 * allows reading. An unverified buyer gets none, because the page shows the typed texts.
 */
export const orderPage = (
  { region, membershipNo, orderId, orderNo, owner, unproven }: PlacedOrder,
  { url, sealOrder }: Site,
): string | undefined => {
  if (membershipNo)
    return `${url}/${region}/member-order-details/${encodeURIComponent(orderId)}/${encodeURIComponent(orderNo)}`;
  if (unproven) return undefined;
  return `${url}/${region}/order-status/${sealOrder({ orderId, orderNo, owner, sealedAt: Date.now() })}`;
};
