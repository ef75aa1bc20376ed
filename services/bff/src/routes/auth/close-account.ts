import { DomainError } from '@southline/kernel/errors';
import { done } from '@southline/rest/envelope';
import { requireFields } from '../../contract/account-fields.ts';
import { takeSession } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { callRoute } from '../call.ts';
import { accountGone } from './account-gone.ts';
import { visitorOf } from './visitor.ts';

const mostNamed = 5;

const named = (numbers: readonly string[]): string =>
  numbers.length > mostNamed ? `${numbers.slice(0, mostNamed).join(', ')} …` : numbers.join(', ');

const openOrders = (orderNos: readonly string[], returnNos: readonly string[]) => {
  const what = [
    orderNos.length > 0 ? `orders ${named(orderNos)}` : '',
    returnNos.length > 0 ? `returns ${named(returnNos)}` : '',
  ].filter(Boolean);
  const message = `The account cannot be closed yet: ${what.join(' and ')} have not ended. Cancel them or wait until they are finished.`;
  return new DomainError('conflict', 'OpenOrders', message);
};

/**
 * The check only warns people. An order that is placed between the check and the closing is not lost: orders keeps its
 * buyer's data until the order has ended.
 */
export const closeAccount = callRoute('auth/close-account', (context) => async (request, reply) => {
  const { clients, people, settings } = context;
  const { person } = request;
  if (!person) throw unauthorised();
  requireFields(request.body, { password: 'required_password' });
  const [{ orderNos }, { returnNos }] = await Promise.all([
    clients.orders.listOpenOrders({}),
    clients.returns.listOpenReturns({}),
  ]);
  if (orderNos.length + returnNos.length > 0) throw openOrders(orderNos, returnNos);
  const { password } = request.body;
  await clients.account
    .closeAccount({ password, visitor: visitorOf(request, settings) })
    .catch(accountGone(request, context));
  await people.expel(person.membershipNo);
  takeSession(reply, settings);
  if (settings.COOKIE_SECURE) reply.header('clear-site-data', '"storage"');
  return done;
});
