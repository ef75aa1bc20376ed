import { dayMs } from '@southline/kernel/clock';
import { invalidToken, tooManyAttempts } from '../domain/errors.ts';
import { tokenHash } from '../domain/mailed-secrets.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { newRequest, usable } from './one-time-requests.ts';
import { openAccount } from './open-account.ts';

/** Mails per member and day. */
const mostPerDay = 5;

/** Mails a link to the download of the caller's data. The link replaces an earlier one. */
export const requestOwnData =
  (ports: Ports) =>
  async (membershipNo: string, visitor: Visitor): Promise<void> => {
    const member = await openAccount(ports, membershipNo);
    const wait = await ports.throttle.countWithin('own-data', membershipNo, mostPerDay, dayMs);
    if (wait > 0) throw tooManyAttempts(wait);
    await changeMember(ports, member, (current) => {
      const request = newRequest(ports, 'own-data', current);
      const event = { requestId: request.requestId, addressee: addresseeOf(current, visitor) };
      return { member: current, request, events: [{ kind: 'own-data-requested', ...event }] };
    });
  };

/** Returns the account's address if the token is a link of the caller. Another member's link is like an unknown one. */
export const checkOwnDataToken =
  (ports: Ports) =>
  async (membershipNo: string, token: string): Promise<string> => {
    const request = await ports.requests.byTokenHash(tokenHash(token));
    if (request?.membershipNo !== membershipNo) throw invalidToken();
    usable(request, ['own-data'], ports.clock.now());
    return (await openAccount(ports, membershipNo)).email;
  };
