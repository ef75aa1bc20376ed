import { type Member, verified, withDevice, withoutForeignProfile, withPassword } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { OneTimeRequest } from '../domain/one-time-request.ts';
import type { Change, Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';

interface Recovery {
  readonly request: OneTimeRequest;
  readonly passwordHash: string;
  readonly visitor: Visitor;
  readonly now: Date;
}

const registeredIn = ({ signUpDevice }: Member, { deviceHash }: Visitor) =>
  deviceHash !== '' && signUpDevice === deviceHash;

/**
 * Who answers the mail holds the address: it counts as verified, this browser is the only one that the account knows, and a new
 * address that somebody else may have entered is taken back. The profile of a sign-up that nobody used yet is the stranger's who
 * may have made it, unless this browser registered.
 */
const recovered = (member: Member, passwordHash: string, visitor: Visitor, now: Date): Member => ({
  ...verified(withPassword(registeredIn(member, visitor) ? member : withoutForeignProfile(member), passwordHash), now),
  pendingEmail: undefined,
  devices: withDevice([], { hash: visitor.deviceHash, label: visitor.deviceLabel, lastSeen: now }),
});

/**
 * What using a mailed password leads to. With a way back its address is the account's again; those that came after it are told
 * and have no way back of their own.
 */
export const recoveredAccount =
  ({ ids }: Pick<Ports, 'ids'>, { request, passwordHash, visitor, now }: Recovery) =>
  (current: Member): Change => {
    const next = recovered(current, passwordHash, visitor, now);
    const returns = request.purpose === 'email-return';
    const member = returns ? { ...next, email: request.email } : next;
    const told = { requestId: ids.next(), at: now, addressee: addresseeOf(member, visitor) };
    const left = { requestId: ids.next(), at: now, addressee: addresseeOf(current, visitor) };
    return {
      member,
      consumed: request,
      ended: ['verification', 'email-change', 'reset'],
      endedReturns: returns ? request : undefined,
      events: [
        { kind: 'password-changed', by: 'reset', ...told },
        ...(member.email === current.email ? [] : [{ kind: 'email-changed', restored: true, ...left } as const]),
      ],
    };
  };
