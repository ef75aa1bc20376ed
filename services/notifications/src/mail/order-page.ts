import type { PlacedOrder } from '@southline/kernel/order';
import type { Site } from './mail.ts';

/**
 * The page of an order, for its buyer only: a member's by its ids, a guest's by a sealed link for reading. An unverified buyer
 * gets none, because the page shows the typed texts.
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
