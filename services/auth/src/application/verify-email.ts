import type { Learn } from '@southline/kernel/security-event';
import { choosePassword, invalidToken, passwordTooWeak, signInToConfirm } from '../domain/errors.ts';
import { tokenHash } from '../domain/mailed-secrets.ts';
import { type Member, proven, recovered, registeredIn, verified } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import { isExpired, type OneTimeRequest } from '../domain/one-time-request.ts';
import { isTooWeak } from '../domain/password-policy.ts';
import { type Change, type Committed, type Ports, priority } from '../domain/ports.ts';
import { deviceOf, type Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { newRequest, usable } from './one-time-requests.ts';

interface Confirmed {
  readonly request: OneTimeRequest;
  /** The pending restore link of this address, if the account had the address before. */
  readonly back: OneTimeRequest | undefined;
  readonly visitor: Visitor;
  readonly now: Date;
}

/**
 * The new address becomes the account's. The previous address is notified and can restore itself: a thief of the session and
 * the password does not have that mailbox. If an earlier address is restored, the later addresses are only notified and
 * cannot restore themselves.
 */
const changedAddress =
  (ports: Ports, { request, back, visitor, now }: Confirmed) =>
  (current: Member): Change => {
    const member = { ...proven(current, now), email: request.email, pendingEmail: undefined };
    const event = { kind: 'email-changed', addressee: addresseeOf(current, visitor), at: now } as const;
    // A reset mailed to the old address would still open the account to readers of that mailbox.
    const change = { member, consumed: request, ended: ['reset'] } as const;
    if (back && !isExpired(back, now)) {
      const events = [{ ...event, restored: true, requestId: ports.ids.next() }];
      return { ...change, endedReturns: back, events };
    }
    const wayBack = { ...newRequest(ports, 'email-return', current), leftAtVersion: current.version };
    const events = [{ ...event, restored: false, requestId: wayBack.requestId }];
    return { ...change, request: wayBack, events };
  };

/**
 * Assigns an address to an account whose member has proven to own the mailbox. An unverified registration with the same
 * address is removed.
 */
export const claimAddress = async (
  { accounts }: Pick<Ports, 'accounts'>,
  email: string,
  commit: () => Promise<{ readonly outcome: Committed }>,
): Promise<Committed> => {
  const { outcome } = await commit();
  if (outcome !== 'taken' || !(await accounts.removeUnverified(email))) return outcome;
  return (await commit()).outcome;
};

interface VerifyEmail {
  readonly token: string;
  /** The signed-in member; undefined without a session. */
  readonly caller: string | undefined;
  /** Set if a registration is verified in another browser; otherwise empty. */
  readonly newPassword: string;
  readonly visitor: Visitor;
}

/**
 * The password of the registration is valid only in the browser that chose it, because a stranger may have registered this
 * address.
 */
const passwordCounts = (member: Member, { deviceHash }: Visitor): boolean =>
  member.verifiedAt !== undefined || registeredIn(member, deviceHash);

/**
 * In the browser of the registration the account is verified unchanged. In another browser it gets a new password and loses
 * its profile.
 */
const verifiedRegistration = async (
  { passwords, hashQueue }: Ports,
  { newPassword, visitor }: VerifyEmail,
  { request, member, now }: { readonly request: OneTimeRequest; readonly member: Member; readonly now: Date },
): Promise<(current: Member) => Change> => {
  if (passwordCounts(member, visitor))
    return (current) => {
      if (!passwordCounts(current, visitor)) throw choosePassword();
      return { member: verified(current, now), consumed: request };
    };
  if (newPassword === '') throw choosePassword();
  const holder = { email: request.email, firstName: '', lastName: '' };
  if (isTooWeak(newPassword, holder, passwords.isCommon)) throw passwordTooWeak();
  const passwordHash = await hashQueue.run(priority.quietAddress, () => passwords.hash(newPassword));
  return (current) => ({
    member: recovered(current, passwordHash, deviceOf(visitor), now),
    consumed: request,
    ended: ['reset'],
  });
};

/**
 * Uses up the token of a verification mail: of a registration, or of a changed address. The latter is valid only where its
 * member is signed in: the mail may have gone to a stranger, by mistake or through a thief who passes the link on.
 */
export const verifyEmail =
  (ports: Ports) =>
  async (command: VerifyEmail, learn: Learn): Promise<string> => {
    const { token, caller, visitor } = command;
    const { accounts, requests, clock } = ports;
    const now = clock.now();
    const request = usable(await requests.byTokenHash(tokenHash(token)), ['verification', 'email-change'], now);
    const { purpose, membershipNo, email } = request;
    learn({ account: membershipNo, ...(purpose === 'email-change' && { event: 'email-change' }) });
    if (purpose === 'email-change' && caller !== membershipNo) throw signInToConfirm();
    const member = await accounts.find(membershipNo);
    if (!member) throw invalidToken();
    learn({ role: member.userType });
    const back = purpose === 'email-change' ? await requests.returnTo(membershipNo, email) : undefined;
    const change =
      purpose === 'verification'
        ? await verifiedRegistration(ports, command, { request, member, now })
        : changedAddress(ports, { request, back, visitor, now });
    const outcome = await claimAddress(ports, email, () => changeMember(ports, member, change));
    if (outcome !== 'done') throw invalidToken();
    return membershipNo;
  };
