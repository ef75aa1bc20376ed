import { invalidCredentials, invalidToken, passwordTooWeak } from '../domain/errors.ts';
import { temporaryPasswordHash, tokenHash } from '../domain/mailed-secrets.ts';
import { type Member, verified, withDevice, withoutForeignProfile, withPassword } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { OneTimeRequest } from '../domain/one-time-request.ts';
import { isTooWeak } from '../domain/password-policy.ts';
import { type Ports, priority } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { usable } from './usable-request.ts';

export interface ResetPassword {
  readonly token: string;
  readonly temporaryPassword: string;
  readonly newPassword: string;
  readonly visitor: Visitor;
}

/** The request whose token and temporary password these are; every wrong one costs one of its tries, also when many come at once. */
const proven = async (ports: Ports, { token, temporaryPassword }: ResetPassword): Promise<OneTimeRequest> => {
  const { requests, clock } = ports;
  const hash = tokenHash(token);
  usable(await requests.byTokenHash(hash), ['reset'], clock.now());
  const temporaryHash = temporaryPasswordHash(temporaryPassword);
  const request = await requests.tryTemporary(hash, temporaryHash);
  if (!request) throw invalidToken();
  if (request.temporaryHash === temporaryHash) return request;
  if (request.triesLeft === 0) await requests.end(request);
  throw invalidCredentials();
};

const registeredIn = ({ signUpDevice }: Member, { deviceHash }: Visitor) =>
  deviceHash !== '' && signUpDevice === deviceHash;

/**
 * Who answers the mail holds the address: it counts as verified, this browser is the only one that the account knows, and a new
 * address that somebody else may have entered is taken back. The profile of a sign-up that nobody used yet is the stranger's who may have made it, unless this
 * browser registered.
 */
const recovered = (member: Member, passwordHash: string, visitor: Visitor, now: Date): Member => ({
  ...verified(withPassword(registeredIn(member, visitor) ? member : withoutForeignProfile(member), passwordHash), now),
  pendingEmail: undefined,
  devices: withDevice([], { hash: visitor.deviceHash, label: visitor.deviceLabel, lastSeen: now }),
});

/** Uses up a reset and its temporary password. */
export const resetPassword =
  (ports: Ports) =>
  async (command: ResetPassword): Promise<string> => {
    const { accounts, passwords, turns, throttle, clock, ids } = ports;
    const { newPassword, visitor } = command;
    const request = await proven(ports, command);
    const member = await accounts.find(request.membershipNo);
    if (!member || member.disabledAt) throw invalidToken();
    if (isTooWeak(newPassword, { email: member.email, ...member.profile }, passwords.isCommon)) throw passwordTooWeak();
    const passwordHash = await turns.run(priority.knownDevice, () => passwords.hash(newPassword));
    const now = clock.now();
    const requestId = ids.next();
    const { outcome } = await changeMember(ports, member, (current) => {
      const next = recovered(current, passwordHash, visitor, now);
      const addressee = addresseeOf(next, visitor);
      return {
        member: next,
        consumed: request,
        ended: ['verification', 'email-change'],
        events: [{ kind: 'password-changed', by: 'reset', requestId, at: now, addressee }],
      };
    });
    if (outcome !== 'done') throw invalidToken();
    await throttle.forget('account', member.email);
    ports.observer.request('reset-done');
    return member.membershipNo;
  };
