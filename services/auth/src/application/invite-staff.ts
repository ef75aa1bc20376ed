import { isAtOnce } from '@southline/kernel/at-once';
import { isEmailAddress } from '@southline/kernel/email';
import { reasonIn } from '@southline/kernel/reason';
import { normalizeEmail } from '../domain/email.ts';
import { addressTaken, invalidFields } from '../domain/errors.ts';
import type { Member, UserType } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { Change, Ports } from '../domain/ports.ts';
import { isName, noProfile } from '../domain/profile.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';
import { newRequest } from './one-time-requests.ts';
import { newStaffAccount, type StaffCommand } from './staff.ts';

export interface Invitation extends StaffCommand {
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  /** A repeat of the call has the same id. */
  readonly requestId: string;
  readonly visitor: Visitor;
}

/** Whether the holder has not set a password yet. */
export const isInvited = ({ invitation, passwordHash }: Member): boolean =>
  invitation !== undefined && passwordHash === undefined;

const checked = (command: Invitation) => {
  const email = normalizeEmail(command.email);
  const [firstName, lastName] = [command.firstName.trim(), command.lastName.trim()];
  const reason = reasonIn(command.reason);
  const broken = [
    ...(isEmailAddress(email) ? [] : ['email']),
    ...(isName(firstName) ? [] : ['firstName']),
    ...(isName(lastName) ? [] : ['lastName']),
    ...(command.userType === 'Member' ? ['userType'] : []),
    ...(command.requestId ? [] : ['requestId']),
  ];
  if (broken.length > 0 || reason === undefined) throw invalidFields([...broken, ...(reason ? [] : ['reason'])]);
  return { email, firstName, lastName, reason };
};

/** Creates an account without a password and mails a link to set one, or mails a new link; returns the membership number. */
export const inviteStaff =
  (ports: Pick<Ports, 'accounts' | 'numbers' | 'clock' | 'ids' | 'secrets'>) =>
  async (command: Invitation): Promise<string> => {
    const { email, firstName, lastName, reason } = checked(command);
    const { userType, by, requestId: invitation, visitor } = command;
    const { accounts, numbers, clock } = ports;
    const invite = (account: Member): Change => {
      const proposal = userType === 'Admin' && account.userType !== 'Admin' ? { by, reason } : account.proposal;
      const member = { ...account, proposal, invitation };
      const request = newRequest(ports, 'invitation', member);
      const { requestId } = request;
      return {
        member,
        request,
        events: [{ kind: 'staff-invited', requestId, addressee: addresseeOf(member, visitor) }],
        acted: { action: 'staff-invited', record: member.membershipNo, reason, after: { role: userType } },
        staffChange: { action: 'invited', by, userType: member.userType },
      };
    };
    const known = await accounts.findByEmail(email);
    if (known) {
      const { member } = await changeMember(ports, known, (current) => {
        if (current.invitation === invitation) return undefined;
        if (!isInvited(current) || current.disabledAt) throw addressTaken();
        const isAsWanted = userType === 'Dealer' || current.proposal !== undefined;
        // Another administrator has just sent the invitation.
        if (isAsWanted && isAtOnce(current.createdAt, clock.now())) return undefined;
        return invite(current);
      });
      return member.membershipNo;
    }
    const now = clock.now();
    const profile = { ...noProfile, firstName, lastName };
    const account = newStaffAccount({ membershipNo: await numbers.next(), userType: 'Dealer', email, profile }, now);
    const outcome = await accounts.commit({ ...invite(account), isNew: true }, now);
    // Another administrator, or the first call of a repeat, has created the account. The next run finds it.
    if (outcome === 'taken') return inviteStaff(ports)(command);
    return account.membershipNo;
  };
