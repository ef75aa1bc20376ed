import type { Learn } from '@southline/kernel/security-event';
import { invalidCredentials, invalidToken, passwordTooWeak } from '../domain/errors.ts';
import { temporaryPasswordHash, tokenHash } from '../domain/mailed-secrets.ts';
import { type OneTimeRequest, passwordPurposes } from '../domain/one-time-request.ts';
import { isTooWeak } from '../domain/password-policy.ts';
import { type Ports, priority } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { claimAddress } from './claim-address.ts';
import { recoveredAccount } from './recover-account.ts';
import { usable } from './usable-request.ts';

export interface ResetPassword {
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
