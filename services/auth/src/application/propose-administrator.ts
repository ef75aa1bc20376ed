import { nothingProposed, secondAdministrator } from '../domain/errors.ts';
import type { Member, UserType } from '../domain/member.ts';
import type { Ports } from '../domain/ports.ts';
import { changeStaff, inRole, type StaffCommand } from './staff.ts';

/** Changes a role. Making an administrator takes two of them: until the second one agrees the account keeps its role. */
export const changeRole =
  (ports: Pick<Ports, 'accounts' | 'clock'>) =>
  (command: StaffCommand, userType: UserType): Promise<Member> =>
    changeStaff(ports, command, (current) => {
      if (current.userType === userType) return undefined;
      if (userType !== 'Admin') return inRole(current, userType);
      // A later proposal does not replace the first one.
      if (current.proposal) return undefined;
      return {
        member: { ...current, proposal: { by: command.by, reason: command.reason.trim() } },
        acted: { action: 'administrator-proposed', before: { role: current.userType } },
        logged: 'proposed',
      };
    });

/** A second administrator agrees or declines. The proposer may withdraw the proposal. */
export const decideAdministrator =
  (ports: Pick<Ports, 'accounts' | 'clock'>) =>
  (command: StaffCommand, agreed: boolean): Promise<Member> =>
    changeStaff(ports, command, (current) => {
      const { proposal, userType } = current;
      // A repeat: the same decision was already made.
      if (!proposal && (userType === 'Admin') === agreed) return undefined;
      if (!proposal) throw nothingProposed();
      if (agreed && proposal.by === command.by) throw secondAdministrator();
      if (agreed) return inRole(current, 'Admin');
      return {
        member: { ...current, proposal: undefined },
        acted: { action: 'administrator-declined', after: { proposedBy: proposal.by } },
        logged: 'declined',
      };
    });
