import { isDomainError } from '@southline/kernel/errors';
import { switchText } from '@southline/kernel/switches';
import type { CallPath } from '@southline/rest/types';
import { toSessionUser } from '../../contract/accounts.ts';
import type { Person } from '../../sessions/people.ts';
import { lacksSecondFactor } from '../../sessions/session.ts';
import { mergeCartNow } from '../auth/merge-cart.ts';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';

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

type FlagPath = Extract<CallPath, `session/show-${string}`>;

/** `status` is the answer: whether the feature is shown now. */
const flagCall = (path: FlagPath, flag: string) =>
  callRoute(path, ({ clients }) => async ({ region }) => {
    const { on } = await clients.screens.getFlags({ region });
    return on.includes(flag) ? { status: true } : { status: false, message: 'Not at the moment.' };
  });

export const showBanner = flagCall('session/show-chicago-banner', 'promotion-banner');
export const showAnnouncement = flagCall('session/show-announcement', 'announcement');

export const currentSwitches = callRoute('session/switches', ({ switches }) => async (request) => {
  const language = languageOf(request);
  const data = switches.active().map((each) => ({ name: each.name, text: switchText(each, language) }));
  return { status: true, data };
});
