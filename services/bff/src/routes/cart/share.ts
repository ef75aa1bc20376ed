import { hourMs } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import { longestToken } from '@southline/rest/lists';
import { callRoute } from '../call.ts';
import { sharedLinkOf } from '../lists/lists.ts';

/** Per client address, which may be a workshop's. */
const linksPerHour = 60;

const empty = () => new DomainError('conflict', 'CartEmpty', 'There is nothing in your cart.');
const tooLong = () => new DomainError('conflict', 'CartFull', 'This cart is too large for a link.');

/** The link contains the rows themselves: no cart is stored for it, so a cart's id gives no access. */
export const shareCart = callRoute(
  'cart/share',
  (context) =>
    async ({ region }) => {
      const { cart } = await context.clients.orders.getCart({});
      const bought = (cart?.lines ?? []).filter(({ freeWith }) => freeWith === '');
      if (bought.length === 0) throw empty();
      const shared = sharedLinkOf(context, region, {
        cart: bought.map(({ partNo, quantity }) => [partNo, quantity]),
      });
      if (shared.link.length > longestToken) throw tooLong();
      return { status: true, data: shared };
    },
  () => ({ config: { rateLimit: { max: linksPerHour, timeWindow: hourMs } } }),
);
