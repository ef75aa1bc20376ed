import type { PlacedOrder } from '@southline/kernel/order';
import type { Site } from './mail.ts';

/** The page of a member's order; a guest's opens in the browser that ordered alone, so no mail leads there. */
export const orderPage = ({ region, membershipNo, orderId, orderNo }: PlacedOrder, site: Site): string | undefined =>
  membershipNo
    ? `${site.url}/${region}/member-order-details/${encodeURIComponent(orderId)}/${encodeURIComponent(orderNo)}`
    : undefined;
