import type { Learn } from '@southline/kernel/security-event';
import { invalidCredentials, invalidToken, passwordTooWeak } from '../domain/errors.ts';
import { temporaryPasswordHash, tokenHash } from '../domain/mailed-secrets.ts';
import { type Member, recovered } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import { type OneTimeRequest, passwordPurposes } from '../domain/one-time-request.ts';
import { isTooWeak } from '../domain/password-policy.ts';
import { type Change, type Ports, priority } from '../domain/ports.ts';
import { deviceOf, type Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { usable } from './one-time-requests.ts';
import { claimAddress } from './verify-email.ts';

interface Recovery {
  readonly request: OneTimeRequest;
  readonly passwordHash: string;
  readonly visitor: Visitor;
  readonly now: Date;
}

/**
 * The result of using a mailed password. A restore request makes its address the account's again. The later addresses are
 * notified and cannot restore themselves.
 */
const recoveredAccount =
  ({ ids }: Pick<Ports, 'ids'>, { request, passwordHash, visitor, now }: Recovery) =>
  (current: Member): Change => {
    const next = recovered(current, passwordHash, deviceOf(visitor), now);
    const returns = request.purpose === 'email-return';
    const member = returns ? { ...next, email: request.email } : next;
    const facts = { requestId: ids.next(), at: now, addressee: addresseeOf(member, visitor) };
    const left = { requestId: ids.next(), at: now, addressee: addresseeOf(current, visitor) };
    return {
      member,
      consumed: request,
      ended: ['verification', 'email-change', 'reset', 'invitation'],
      endedReturns: returns ? request : undefined,
      events: [
        { kind: 'password-changed', by: 'reset', ...facts },
        ...(member.email === current.email ? [] : [{ kind: 'email-changed', restored: true, ...left } as const]),
      ],
    };
  };

interface ResetPassword {
  readonly token: string;
  readonly temporaryPassword: string;
  readonly newPassword: string;
  readonly visitor: Visitor;
}

/**
 * The request that the token and the temporary password belong to. Each wrong password uses up one attempt, also in
 * concurrent calls.
 */
const proven = async (
  ports: Ports,
  { token, temporaryPassword }: ResetPassword,
  learn: Learn,
): Promise<OneTimeRequest> => {
  const { requests, clock } = ports;
  const hash = tokenHash(token);
  const asked = usable(await requests.byTokenHash(hash), passwordPurposes, clock.now());
  learn({ account: asked.membershipNo, ...(asked.purpose === 'email-return' && { event: 'email-restore' }) });
  const temporaryHash = temporaryPasswordHash(temporaryPassword);
  const request = await requests.tryTemporary(hash, temporaryHash);
  if (!request) throw invalidToken();
  if (request.temporaryHash === temporaryHash) return request;
  if (request.triesLeft === 0) await requests.end(request);
  throw invalidCredentials();
};

/** Uses up a reset or a restore link, and its temporary password. */
export const resetPassword =
  (ports: Ports) =>
  async (command: ResetPassword, learn: Learn): Promise<string> => {
    const { accounts, passwords, hashQueue, throttle, clock } = ports;
    const { newPassword, visitor } = command;
    const request = await proven(ports, command, learn);
    const member = await accounts.find(request.membershipNo);
    learn({ role: member?.userType });
    if (!member || member.disabledAt) throw invalidToken();
    if (isTooWeak(newPassword, { email: request.email, ...member.profile }, passwords.isCommon))
      throw passwordTooWeak();
    const passwordHash = await hashQueue.run(priority.knownDevice, () => passwords.hash(newPassword));
    const change = recoveredAccount(ports, { request, passwordHash, visitor, now: clock.now() });
    const outcome = await claimAddress(ports, request.email, () => changeMember(ports, member, change));
    if (outcome !== 'done') throw invalidToken();
    await throttle.forget('account', request.email);
    ports.observer.request(request.purpose === 'email-return' ? 'email-returned' : 'reset-done');
    return member.membershipNo;
  };
