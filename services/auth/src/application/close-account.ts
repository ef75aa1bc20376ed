import { invalidCredentials } from '../domain/errors.ts';
import { closed } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { openAccount, provePassword } from './open-account.ts';

export interface CloseAccount {
  readonly membershipNo: string;
  readonly password: string;
  readonly visitor: Visitor;
}

/** Replaces the account by its number. The event brings the address to the last mail and to the services that clean up. */
export const closeAccount =
  (ports: Ports) =>
  async ({ membershipNo, password, visitor }: CloseAccount): Promise<void> => {
    const member = await openAccount(ports, membershipNo);
    await provePassword(ports, member, password);
    const now = ports.clock.now();
    const requestId = ports.ids.next();
    await changeMember(ports, member, (current) => {
      // A concurrent change came first: the password is different now, or the account is closed.
      if (current.credentialVersion !== member.credentialVersion) throw invalidCredentials();
      return {
        member: closed(current, now),
        allEnded: true,
        events: [{ kind: 'member-closed', requestId, at: now, addressee: addresseeOf(current, visitor) }],
      };
    });
  };
