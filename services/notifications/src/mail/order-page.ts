import type { PlacedOrder } from '@southline/kernel/order';
import type { Site } from './mail.ts';

/** The page of a member's order. A guest's order opens only in the browser that ordered, so mails do not link to it. */
export const orderPage = ({ region, membershipNo, orderId, orderNo }: PlacedOrder, site: Site): string | undefined =>
  membershipNo
    ? `${site.url}/${region}/member-order-details/${encodeURIComponent(orderId)}/${encodeURIComponent(orderNo)}`
    : undefined;
