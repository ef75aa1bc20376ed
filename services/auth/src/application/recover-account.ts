import { type Member, recovered } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { OneTimeRequest } from '../domain/one-time-request.ts';
import type { Change, Ports } from '../domain/ports.ts';
import { deviceOf, type Visitor } from '../domain/visitor.ts';

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
export const recoveredAccount =
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
