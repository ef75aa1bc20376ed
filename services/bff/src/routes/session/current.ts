import { isDomainError } from '@southline/kernel/errors';
import { toSessionUser } from '../../contract/accounts.ts';
import type { Person } from '../../sessions/people.ts';
import { lacksSecondFactor } from '../../sessions/session.ts';
import { mergeCartNow } from '../auth/merge-cart.ts';
import { callRoute } from '../call.ts';

/** While auth is away, the process may not know the person's name yet. */
const userOf = ({ member, membershipNo, role }: Person) => ({
  ...toSessionUser(member ?? { membershipNo, userType: 0, profile: undefined }),
  userType: role,
});

/**
 * Every page makes this call. So if orders is away, the cart count is 0 and the page still works. `cartMerged` is set
 * if the merge failed at sign-in and was repeated now.
 */
export const currentSession = callRoute('session/current', (context) => {
  const { clients, logger, settings } = context;
  const countLines = async () => {
    try {
      return (await clients.orders.countCart({})).lines;
    } catch (error) {
      if (!isDomainError(error, 'Unavailable')) throw error;
      logger.warn({ reason: error.message }, 'the cart is not counted');
      return 0;
    }
  };
  return async (request) => {
    const { person, guest, region, sessionEnded } = request;
    // Orders would refuse a staff session without the required second factor.
    const isHeld = person !== undefined && settings.REQUIRE_SECOND_FACTOR && lacksSecondFactor(person.session);
    const merged = isHeld ? [] : await mergeCartNow(request, context);
    const secondFactor = isHeld ? { secondFactor: 'required' as const } : {};
    const cartCount = !isHeld && (person || guest) ? await countLines() : 0;
    const user = person ? userOf(person) : null;
    const ended = sessionEnded ? { ended: true as const } : {};
    return {
      status: true,
      data: {
        signedIn: person !== undefined,
        user,
        ...ended,
        ...secondFactor,
        region,
        currency: 'AUD' as const,
        cartCount,
      },
      ...(merged.length > 0 && { cartMerged: merged }),
    };
  };
});
