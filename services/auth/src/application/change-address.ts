import type { Member } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import { isExpired, type OneTimeRequest } from '../domain/one-time-request.ts';
import type { Change, Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { newRequest } from './new-request.ts';

interface Confirmed {
  readonly request: OneTimeRequest;
  /** The way back that this very address has, if it was the account's before. */
  readonly back: OneTimeRequest | undefined;
  readonly visitor: Visitor;
  readonly now: Date;
}

/**
 * Another address counts. The one that it was is told, and can put itself back: anyone who took the session and the password of
 * its holder has not the mailbox. An earlier address that comes back has the say over those after it: they get no way back.
 */
export const changedAddress =
  (ports: Ports, { request, back, visitor, now }: Confirmed) =>
  (current: Member): Change => {
    const member = { ...current, email: request.email, pendingEmail: undefined };
    const told = { kind: 'email-changed', addressee: addresseeOf(current, visitor), at: now } as const;
    // A reset that was mailed to the old address would still open the account to anyone who reads that one.
    const change = { member, consumed: request, ended: ['reset'] } as const;
    if (back && !isExpired(back, now)) {
      const events = [{ ...told, restored: true, requestId: ports.ids.next() }];
      return { ...change, endedReturns: back, events };
    }
    const wayBack = { ...newRequest(ports, 'email-return', current), leftAtVersion: current.version };
    const events = [{ ...told, restored: false, requestId: wayBack.requestId }];
    return { ...change, request: wayBack, events };
  };
