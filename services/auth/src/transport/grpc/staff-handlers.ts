import type { JournalServiceService, StaffAccount, StaffServiceService } from '@southline/contracts/auth';
import type { CallContext, Handlers } from '@southline/platform/grpc';
import { inviteStaff, isInvited } from '../../application/invite-staff.ts';
import { changeRole, decideAdministrator } from '../../application/propose-administrator.ts';
import { endSessions, type StaffCommand, setDisabled } from '../../application/staff.ts';
import { invalidFields } from '../../domain/errors.ts';
import type { Journal } from '../../domain/journal.ts';
import type { Member } from '../../domain/member.ts';
import type { Ports } from '../../domain/ports.ts';
import { callerOf, fromUserType, fromVisitor, toUserType } from './mappers.ts';

const usualPage = 50;
const mostOnPage = 500;
const mostOfOrder = 500;

const mostNames = 1_000;

export const journalHandlers = (
  journal: Journal,
  { accounts }: Pick<Ports, 'accounts'>,
): Handlers<typeof JournalServiceService> => ({
  async listNames({ membershipNos }) {
    if (membershipNos.length > mostNames) throw invalidFields(['membershipNos']);
    return { names: await accounts.names(membershipNos) };
  },
  listJournal: ({ pageSize, ...selection }) =>
    journal.page(selection, Math.min(mostOnPage, Math.max(1, pageSize || usualPage))),
  listOrderJournal: async ({ orderId }, { identity }) => {
    const entries = await journal.ofOrder(orderId, mostOfOrder);
    return { entries: entries.filter(({ service }) => service !== 'payments' || identity?.role === 'Admin') };
  },
});

const toStaffAccount = (member: Member): StaffAccount => {
  const seen = member.devices.map(({ lastSeen }) => lastSeen.toISOString()).sort();
  return {
    membershipNo: member.membershipNo,
    userType: toUserType(member.userType),
    firstName: member.profile.firstName,
    lastName: member.profile.lastName,
    email: member.email,
    disabled: member.disabledAt !== undefined,
    secondFactor: member.secondFactor !== undefined,
    invited: isInvited(member),
    lastSignInAt: seen.at(-1) ?? '',
    credentialVersion: member.credentialVersion,
    proposedBy: member.proposal?.by ?? '',
    proposedReason: member.proposal?.reason ?? '',
  };
};

type Asked = Pick<StaffCommand, 'email' | 'reason'>;

const commandOf = ({ email, reason }: Asked, call: CallContext): StaffCommand => ({
  email,
  reason,
  by: callerOf(call),
});

export const staffHandlers = (ports: Ports): Handlers<typeof StaffServiceService> => ({
  listStaff: async () => ({
    staff: (await ports.accounts.staff()).filter(({ closedAt }) => !closedAt).map(toStaffAccount),
  }),
  async inviteStaff({ userType, visitor, ...request }, call) {
    const from = { visitor: fromVisitor(visitor), userType: fromUserType(userType), by: callerOf(call) };
    return { membershipNo: await inviteStaff(ports)({ ...request, ...from }) };
  },
  async changeStaffRole({ userType, ...request }, call) {
    const wanted = fromUserType(userType);
    const { membershipNo, userType: is } = await changeRole(ports)(commandOf(request, call), wanted);
    return { membershipNo, waits: is !== wanted };
  },
  decideAdministrator: ({ agreed, ...request }, call) => decideAdministrator(ports)(commandOf(request, call), agreed),
  async endStaffSessions({ credentialVersion: seen, ...request }, call) {
    const { membershipNo, credentialVersion } = await endSessions(ports)(commandOf(request, call), seen);
    return { membershipNo, ended: credentialVersion === seen + 1 };
  },
  setStaffDisabled: ({ disabled, ...request }, call) => setDisabled(ports)(commandOf(request, call), disabled),
});
