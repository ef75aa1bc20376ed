import { invalidCredentials, passwordTooWeak } from '../domain/errors.ts';
import { withPassword } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import { isTooWeak } from '../domain/password-policy.ts';
import { type Ports, priority } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { openAccount, provePassword } from './open-account.ts';

export interface ChangePassword {
  readonly membershipNo: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly visitor: Visitor;
}

/** Returns the version of the new password. */
export const changePassword =
  (ports: Ports) =>
  async ({ membershipNo, currentPassword, newPassword, visitor }: ChangePassword): Promise<number> => {
    const { passwords, hashQueue, clock, ids } = ports;
    const member = await openAccount(ports, membershipNo);
    const now = clock.now();
    await provePassword(ports, member, currentPassword);
    if (isTooWeak(newPassword, { email: member.email, ...member.profile }, passwords.isCommon)) throw passwordTooWeak();
    const passwordHash = await hashQueue.run(priority.knownDevice, () => passwords.hash(newPassword));
    const requestId = ids.next();
    const changed = await changeMember(ports, member, (current) => {
      // A concurrent change was first: the checked password is no longer the current one.
      if (current.credentialVersion !== member.credentialVersion) throw invalidCredentials();
      return {
        member: withPassword(current, passwordHash),
        ended: ['reset'],
        events: [
          { kind: 'password-changed', by: 'change', requestId, at: now, addressee: addresseeOf(current, visitor) },
        ],
      };
    });
    return changed.member.credentialVersion;
  };
