import { isSameAddress } from '@southline/kernel/email';
import { DomainError } from '@southline/kernel/errors';
import { defaultLanguage } from '@southline/kernel/language';
import { recorded } from '@southline/kernel/security-event';
import { done } from '@southline/rest/envelope';
import { renamed, requireFields } from '../../contract/account-fields.ts';
import { profileField, profileTextsOf, toOrderDefaults, toProfile } from '../../contract/accounts.ts';
import { takeSession } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { callRoute } from '../call.ts';
import { namedLanguage } from '../language.ts';
import { accountGone } from './account-gone.ts';
import { visitorOf } from './visitor.ts';

export const getProfile = callRoute('auth/get-profile', (context) => async (request) => {
  const answer = await context.clients.account.getProfile({}).catch(accountGone(request, context));
  return { status: true, data: toProfile(answer) };
});

export const updateProfile = callRoute('auth/update-profile', (context) => {
  const { clients, people, settings, limitMails } = context;
  return async (request) => {
    const { query, region, person } = request;
    const { pendingEmail: _told, currentPassword = '', businessName, ccemail, addresses, ...body } = request.body;
    const orderDefaults = toOrderDefaults({ businessName, ccemail, addresses });
    requireFields(body, profileTextsOf(region));
    // A new address gets a mail before it is verified.
    const isOwn = isSameAddress(person?.member?.profile?.email ?? '', body.email);
    if (!isOwn) await limitMails([body.email], person?.membershipNo);
    const language = namedLanguage(query) || defaultLanguage;
    const visitor = visitorOf(request, settings);
    const saved = await clients.account
      .updateProfile({ profile: { ...body, orderDefaults }, region, language, currentPassword, visitor })
      .catch(renamed(profileField))
      .catch(accountGone(request, context));
    if (person) people.refresh(person);
    return { status: true, message: 'The profile has been updated successfully.', data: toProfile(saved) };
  };
});

export const getSessions = callRoute('auth/get-sessions', ({ sessions }) => async ({ person }) => {
  if (!person) throw unauthorised();
  const all = await sessions.list(person.membershipNo);
  const data = all.map(({ id, device, seenAt }) => ({
    device,
    lastSeen: new Date(seenAt).toISOString(),
    current: id === person.session.id,
  }));
  return { status: true, data };
});

export const signOutOthers = callRoute('auth/sign-out-others', ({ people, securityLog }) => async ({ person, ip }) => {
  if (!person) throw unauthorised();
  const { membershipNo: account, role } = person;
  const event = { event: 'sessions-ended', account, role, clientAddress: ip } as const;
  await recorded(securityLog, event, () => people.signOutOthers(person));
  return done;
});

/**
 * Asks the browser to delete the data stored by pages, but not its cookies. The guest's cookie is the key to guest orders.
 * The device's cookie protects the owner from being locked out by strangers. The header has no effect over plain http.
 */
export const signOut = callRoute('auth/sign-out', ({ people, settings }) => async ({ person }, reply) => {
  if (!person) throw unauthorised();
  await people.signOut(person);
  takeSession(reply, settings);
  if (settings.COOKIE_SECURE) reply.header('clear-site-data', '"storage"');
  return done;
});

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
