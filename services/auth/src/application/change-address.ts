import { type Member, proven } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import { isExpired, type OneTimeRequest } from '../domain/one-time-request.ts';
import type { Change, Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { newRequest } from './new-request.ts';

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
export const changedAddress =
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
