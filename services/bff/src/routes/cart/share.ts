import { partOf } from '@southline/contracts/part-facts';
import { hourMs } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import { done } from '@southline/rest/envelope';
import { longestToken } from '@southline/rest/lists';
import { callRoute } from '../call.ts';
import { linkVersionOf, sharedLinkOf } from '../lists/lists.ts';
import { ownerOf } from '../owner.ts';

/** Per client address, which may be shared by a workshop. */
const linksPerHour = 60;

const empty = () => new DomainError('conflict', 'CartEmpty', 'There is nothing in your cart.');
const tooLong = () => new DomainError('conflict', 'CartFull', 'This cart is too large for a link.');

/** The link itself contains the rows, so no call reads a cart by its id. */
export const shareCart = callRoute(
  'cart/share',
  (context) => async (request) => {
    const { cart } = await context.clients.orders.getCart({});
    const bought = (cart?.lines ?? []).filter(({ freeWith }) => freeWith === '');
    if (bought.length === 0) throw empty();
    const owner = ownerOf(request);
    const shared = sharedLinkOf(context, request.region, {
      cart: bought.map((line) => [partOf(line).partNo, line.quantity]),
      owner,
      version: await linkVersionOf(context, owner),
    });
    if (shared.link.length > longestToken) throw tooLong();
    return { status: true, data: shared };
  },
  () => ({ config: { rateLimit: { max: linksPerHour, timeWindow: hourMs } } }),
);

export const stopSharingCarts = callRoute('cart/stop-sharing', ({ clients }) => async () => {
  await clients.partLists.endLinks({ listId: '' });
  return done;
});
