import { type StaffAccount, UserType } from '@southline/contracts/auth';
import { pascalWords } from '@southline/contracts/enum-words';
import { done } from '@southline/rest/envelope';
import type { Data } from '@southline/rest/types';
import { visitorOf } from '../auth/visitor.ts';
import { callRoute } from '../call.ts';

const { wires: userTypes } = pascalWords(UserType);

type Row = Data<'operations/get-staff'>[number];

const toRow = ({ userType, credentialVersion: sessionsVersion, ...account }: StaffAccount, sessions: number): Row => ({
  ...account,
  sessionsVersion,
  sessions,
  userType: userType === UserType.USER_TYPE_ADMIN ? 'Admin' : 'Dealer',
});

export const getStaff = callRoute('operations/get-staff', ({ clients, sessions }) => async () => {
  const { staff } = await clients.staff.listStaff({});
  const open = async (account: StaffAccount) => {
    const found = await sessions.list(account.membershipNo);
    // Sessions with an earlier credential version have ended. They are deleted when they are next used.
    return toRow(account, found.filter((one) => one.credentialVersion === account.credentialVersion).length);
  };
  return { status: true, data: await Promise.all(staff.map(open)) };
});

export const inviteStaff = callRoute('operations/invite-staff', ({ clients, settings }) => async (request) => {
  const { requestID: requestId, userType, ...body } = request.body;
  const visitor = visitorOf(request, settings);
  await clients.staff.inviteStaff({ ...body, requestId, userType: userTypes[userType], visitor });
  return done;
});

export const changeStaffRole = callRoute('operations/change-staff-role', ({ clients, people }) => async ({ body }) => {
  const { userType } = body;
  const { membershipNo, waits } = await clients.staff.changeStaffRole({ ...body, userType: userTypes[userType] });
  if (!waits) await people.expel(membershipNo);
  return { status: true, data: { waits } };
});

export const decideAdministrator = callRoute(
  'operations/decide-administrator',
  ({ clients, people }) =>
    async ({ body }) => {
      const { membershipNo } = await clients.staff.decideAdministrator(body);
      if (body.agreed) await people.expel(membershipNo);
      return done;
    },
);

export const endStaffSessions = callRoute(
  'operations/end-staff-sessions',
  ({ clients, people }) =>
    async ({ body: { sessionsVersion: credentialVersion, ...body } }) => {
      const { membershipNo, ended } = await clients.staff.endStaffSessions({ ...body, credentialVersion });
      if (ended) await people.expel(membershipNo);
      return done;
    },
);

export const setStaffDisabled = callRoute(
  'operations/set-staff-disabled',
  ({ clients, people }) =>
    async ({ body }) => {
      const { membershipNo } = await clients.staff.setStaffDisabled(body);
      if (body.disabled) await people.expel(membershipNo);
      return done;
    },
);
