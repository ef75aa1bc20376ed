import { isDomainError } from '@southline/kernel/errors';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { getCall } from '../call.ts';

const session = Type.Object({
  signedIn: Type.Boolean(),
  user: Type.Null(),
  region: Type.String(),
  currency: Type.Literal('AUD'),
  cartCount: Type.Integer({ description: 'Lines in the cart.' }),
});

const schema = getCall(
  { tag: 'Session', summary: 'Who is here and how much is in the cart' },
  {},
  dataAnswers(session),
);

/** Every page asks this, so the badge reads 0 rather than that the page fails while orders is away. */
export const currentSession: Route = (app, { clients, logger }) => {
  const countLines = async () => {
    try {
      return (await clients.orders.countCart({})).lines;
    } catch (error) {
      if (!isDomainError(error, 'Unavailable')) throw error;
      logger.warn({ reason: error.message }, 'the cart is not counted');
      return 0;
    }
  };
  app.get('/session/current', { schema, config: { guest: 'reads' } }, async ({ guest, region }) => ({
    status: true,
    data: { signedIn: false, user: null, region, currency: 'AUD' as const, cartCount: guest ? await countLines() : 0 },
  }));
};
