import { invalidToken, signInToConfirm } from '../domain/errors.ts';
import { tokenHash } from '../domain/mailed-secrets.ts';
import { verified } from '../domain/member.ts';
import type { Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changedAddress } from './change-address.ts';
import { changeMember } from './change-member.ts';
import { claimAddress } from './claim-address.ts';
import { usable } from './usable-request.ts';

export interface VerifyEmail {
  readonly token: string;
  /** Whose session it is; undefined: nobody's. */
  readonly caller: string | undefined;
  readonly visitor: Visitor;
}

/**
 * Uses up the token of a verification mail: of a registration, or of a changed address. That one counts only where its member is
 * signed in: the mail may have gone to a stranger, by a slip or by a thief who shows the link to others.
 */
export const verifyEmail =
  (ports: Ports) =>
  async ({ token, caller, visitor }: VerifyEmail): Promise<string> => {
    const { accounts, requests, clock } = ports;
    const now = clock.now();
    const request = usable(await requests.byTokenHash(tokenHash(token)), ['verification', 'email-change'], now);
    const { purpose, membershipNo, email } = request;
    if (purpose === 'email-change' && caller !== membershipNo) throw signInToConfirm();
    const member = await accounts.find(membershipNo);
    if (!member) throw invalidToken();
    const back = purpose === 'email-change' ? await requests.returnTo(membershipNo, email) : undefined;
    const changed = changedAddress(ports, { request, back, visitor, now });
    const outcome = await claimAddress(ports, email, () =>
      changeMember(ports, member, (current) =>
        purpose === 'verification' ? { member: verified(current, now), consumed: request } : changed(current),
      ),
    );
    if (outcome !== 'done') throw invalidToken();
    return membershipNo;
  };
