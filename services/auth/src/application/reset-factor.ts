import { reasonIn } from '@southline/kernel/reason';
import { normalizeEmail } from '../domain/email.ts';
import { invalidFields, noSecondFactor, ownSecondFactor } from '../domain/errors.ts';
import { withSecondFactor } from '../domain/member.ts';
import type { Locale } from '../domain/member-event.ts';
import type { Ports } from '../domain/ports.ts';
import { changeMember } from './change-member.ts';
import { factorChanged } from './manage-factor.ts';

export interface ResetFactor {
  readonly email: string;
  readonly reason: string;
  /** The membership number of the administrator. */
  readonly by?: string;
  /** The language of the mail to the holder. */
  readonly locale: Locale;
  /** Who runs the command. */
  readonly operator?: string;
}

/** Removes the second factor of a staff member who has lost it; returns the membership number. */
export const resetFactor =
  (ports: Pick<Ports, 'accounts' | 'clock' | 'ids'>) =>
  async ({ email, reason: typed, by, operator, locale }: ResetFactor): Promise<string> => {
    const reason = reasonIn(typed);
    if (reason === undefined) throw invalidFields(['reason']);
    const member = await ports.accounts.findByEmail(normalizeEmail(email));
    if (!member?.secondFactor) throw noSecondFactor();
    const { membershipNo } = member;
    if (membershipNo === by) throw ownSecondFactor();
    await changeMember(ports, member, (current) => {
      // Another administrator has already removed it.
      if (!current.secondFactor) throw noSecondFactor();
      const action = 'second-factor-reset';
      return {
        member: withSecondFactor(current, undefined),
        acted: { action, record: membershipNo, reason },
        events: [factorChanged(ports, current, locale, 'reset')],
        ...(operator !== undefined && { staffChange: { action, by: operator, userType: current.userType } }),
      };
    });
    return membershipNo;
  };
