import { invalidToken } from '../domain/errors.ts';
import { tokenHash } from '../domain/mailed-secrets.ts';
import { type Member, verified } from '../domain/member.ts';
import type { OneTimeRequest } from '../domain/one-time-request.ts';
import type { Change, Ports } from '../domain/ports.ts';
import { changeMember } from './change-member.ts';
import { usable } from './usable-request.ts';

const answered = (member: Member, request: OneTimeRequest, now: Date): Change => {
  if (request.purpose === 'verification') return { member: verified(member, now), consumed: request };
  const { email } = request;
  // A reset that was mailed to the old address would still open the account to whoever reads that one.
  return { member: { ...member, email, pendingEmail: undefined }, consumed: request, ended: ['reset'] };
};

/** Uses up the token of a verification mail: of a registration or of a changed address. */
export const verifyEmail =
  (ports: Ports) =>
  async (token: string): Promise<string> => {
    const now = ports.clock.now();
    const request = usable(await ports.requests.byTokenHash(tokenHash(token)), ['verification', 'email-change'], now);
    const member = await ports.accounts.find(request.membershipNo);
    if (!member) throw invalidToken();
    const commit = () => changeMember(ports, member, (current) => answered(current, request, now));
    let { outcome } = await commit();
    // The mailbox is this member's: whoever registered with it and never answered its mail is not its holder.
    if (outcome === 'taken' && (await ports.accounts.removeUnverified(request.email))) ({ outcome } = await commit());
    if (outcome !== 'done') throw invalidToken();
    return member.membershipNo;
  };
