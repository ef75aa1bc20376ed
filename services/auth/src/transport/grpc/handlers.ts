import type { AuthServiceService } from '@southline/contracts/auth';
import { type AccessTable, type CallContext, either, type Handlers, only, service } from '@southline/platform/grpc';
import { changePassword } from '../../application/change-password.ts';
import { checkResetToken } from '../../application/check-reset-token.ts';
import { openAccount } from '../../application/open-account.ts';
import { requestReset } from '../../application/request-reset.ts';
import { resetPassword } from '../../application/reset-password.ts';
import { revealSecret } from '../../application/reveal-secret.ts';
import { signIn } from '../../application/sign-in.ts';
import { signUp } from '../../application/sign-up.ts';
import { updateProfile } from '../../application/update-profile.ts';
import { verifyEmail } from '../../application/verify-email.ts';
import { noSuchAccount } from '../../domain/errors.ts';
import type { Member } from '../../domain/member.ts';
import type { Ports } from '../../domain/ports.ts';
import { fromProfile, fromVisitor, toMember, toProfile } from './mappers.ts';

type Definition = typeof AuthServiceService;

const bff = service('bff');
const holders = only('Member', 'Dealer', 'Admin');

export const authAccess: AccessTable<Definition> = {
  signIn: bff,
  signUp: bff,
  verifyEmail: either(bff, holders),
  requestPasswordReset: bff,
  checkResetToken: bff,
  resetPassword: bff,
  changePassword: holders,
  getProfile: holders,
  updateProfile: holders,
  getStanding: bff,
  getMailedSecret: service('notifications'),
};

/** Whose account a call is about is never in the request. */
const callerOf = ({ identity }: CallContext): string => {
  if (!identity?.membershipNo) throw noSuchAccount();
  return identity.membershipNo;
};

const profileOf = (member: Member) => ({ profile: toProfile(member), pendingEmail: member.pendingEmail ?? '' });

export const authHandlers = (ports: Ports): Handlers<Definition> => ({
  async signIn({ visitor, ...credentials }) {
    const member = await signIn(ports)({ ...credentials, visitor: fromVisitor(visitor) });
    return { member: toMember(member), credentialVersion: member.credentialVersion };
  },
  async signUp({ visitor, ...registration }) {
    await signUp(ports)({ ...registration, visitor: fromVisitor(visitor) });
    return {};
  },
  verifyEmail: async ({ visitor, ...link }, { identity }) => ({
    membershipNo: await verifyEmail(ports)({
      ...link,
      caller: identity?.membershipNo,
      visitor: fromVisitor(visitor),
    }),
  }),
  async requestPasswordReset({ email, visitor }) {
    await requestReset(ports)({ email, visitor: fromVisitor(visitor) });
    return {};
  },
  async checkResetToken({ token }) {
    await checkResetToken(ports)(token);
    return {};
  },
  resetPassword: async ({ visitor, ...request }) => ({
    membershipNo: await resetPassword(ports)({ ...request, visitor: fromVisitor(visitor) }),
  }),
  changePassword: async ({ visitor, ...passwords }, call) => ({
    credentialVersion: await changePassword(ports)({
      ...passwords,
      membershipNo: callerOf(call),
      visitor: fromVisitor(visitor),
    }),
  }),
  getProfile: async (_, call) => profileOf(await openAccount(ports, callerOf(call))),
  async updateProfile({ profile, ...locale }, call) {
    const command = { ...fromProfile(profile), ...locale, membershipNo: callerOf(call) };
    return profileOf(await updateProfile(ports)(command));
  },
  async getStanding({ membershipNo }) {
    const member = await ports.accounts.find(membershipNo);
    if (!member) throw noSuchAccount();
    return {
      member: toMember(member),
      disabled: member.disabledAt !== undefined,
      credentialVersion: member.credentialVersion,
    };
  },
  getMailedSecret: ({ requestId }) => revealSecret(ports)(requestId),
});
