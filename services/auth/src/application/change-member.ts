import { busy } from '@southline/kernel/errors';
import { noSuchAccount } from '../domain/errors.ts';
import type { Member } from '../domain/member.ts';
import type { Change, Committed, Ports } from '../domain/ports.ts';

const tries = 8;

/**
 * Decides and commits. After a concurrent change it decides again on the new state, until it succeeds or nothing is left to
 * do. `undefined`: the member is as wanted already.
 */
export const changeMember = async (
  { accounts, clock }: Pick<Ports, 'accounts' | 'clock'>,
  read: Member,
  decide: (current: Member) => Change | undefined,
): Promise<{ readonly outcome: Exclude<Committed, 'stale'>; readonly member: Member }> => {
  let current = read;
  for (let left = tries; left > 0; left -= 1) {
    const change = decide(current);
    if (!change) return { outcome: 'done', member: current };
    const outcome = await accounts.commit(change, clock.now());
    if (outcome !== 'stale') return { outcome, member: change.member };
    const again = await accounts.find(read.membershipNo);
    if (!again) throw noSuchAccount();
    current = again;
  }
  throw busy();
};
