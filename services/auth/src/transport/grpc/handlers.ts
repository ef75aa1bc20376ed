import type { AuthServiceService } from '@southline/contracts/auth';
import { recorded } from '@southline/kernel/security-event';
import type { Handlers } from '@southline/platform/grpc';
import { changePassword } from '../../application/change-password.ts';
import { closeAccount } from '../../application/close-account.ts';
import { finishSignIn } from '../../application/finish-sign-in.ts';
import { checkResetToken } from '../../application/one-time-requests.ts';
import { openAccount } from '../../application/open-account.ts';
import { checkOwnDataToken, requestOwnData } from '../../application/own-data-links.ts';
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
import { callerOf, fromGiven, fromProfile, fromVisitor, originOf, toMember, toProfile } from './mappers.ts';

type Definition = typeof AuthServiceService;

const profileOf = (member: Member) => ({ profile: toProfile(member), pendingEmail: member.pendingEmail ?? '' });

const signedInAs = (member: Member) => ({ member: toMember(member), credentialVersion: member.credentialVersion });

export const authHandlers = (ports: Ports): Handlers<Definition> => ({
  async signIn(request) {
    const attempt = { ...request, visitor: fromVisitor(request.visitor) };
    const event = { event: 'sign-in', ...originOf(ports, attempt.visitor, attempt.email) } as const;
    const came = await recorded(ports.securityLog, event, (learn) => signIn(ports)(attempt, learn));
    if ('token' in came) return { member: undefined, credentialVersion: 0, secondFactor: came };
    return { ...signedInAs(came), secondFactor: undefined };
  },
  async finishSignIn({ token, given, visitor: message }) {
    const visitor = fromVisitor(message);
    const event = { event: 'second-factor', ...originOf(ports, visitor) } as const;
    const answer = { token, given: fromGiven(given), visitor };
    return signedInAs(await recorded(ports.securityLog, event, (learn) => finishSignIn(ports)(answer, learn)));
  },
  async signUp(request) {
    const registration = { ...request, visitor: fromVisitor(request.visitor) };
    const event = { event: 'registration', ...originOf(ports, registration.visitor, registration.email) } as const;
    await recorded(ports.securityLog, event, () => signUp(ports)(registration));
  },
  async verifyEmail(request, { identity }) {
    const link = { ...request, visitor: fromVisitor(request.visitor), caller: identity?.membershipNo };
    const event = { event: 'email-verification', ...originOf(ports, link.visitor) } as const;
    return { membershipNo: await recorded(ports.securityLog, event, (learn) => verifyEmail(ports)(link, learn)) };
  },
  async requestPasswordReset(request) {
    const asked = { email: request.email, visitor: fromVisitor(request.visitor) };
    const event = { event: 'password-reset-request', ...originOf(ports, asked.visitor, asked.email) } as const;
    await recorded(ports.securityLog, event, () => requestReset(ports)(asked));
  },
  async checkResetToken({ token }) {
    await checkResetToken(ports)(token);
  },
  async resetPassword(request) {
    const command = { ...request, visitor: fromVisitor(request.visitor) };
    const event = { event: 'password-reset', ...originOf(ports, command.visitor) } as const;
    return { membershipNo: await recorded(ports.securityLog, event, (learn) => resetPassword(ports)(command, learn)) };
  },
  async changePassword(request, call) {
    const command = { ...request, membershipNo: callerOf(call), visitor: fromVisitor(request.visitor) };
    const who = { account: command.membershipNo, role: call.identity?.role };
    const event = { event: 'password-change', ...who, ...originOf(ports, command.visitor) } as const;
    return { credentialVersion: await recorded(ports.securityLog, event, () => changePassword(ports)(command)) };
  },
  getProfile: async (_, call) => profileOf(await openAccount(ports, callerOf(call))),
  async updateProfile({ profile, visitor, ...locale }, call) {
    const { clientAddress } = fromVisitor(visitor);
    const command = { ...fromProfile(profile), ...locale, membershipNo: callerOf(call), clientAddress };
    return profileOf(await updateProfile(ports)(command));
  },
  async closeAccount({ password, visitor }, call) {
    const command = { password, membershipNo: callerOf(call), visitor: fromVisitor(visitor) };
    const who = { account: command.membershipNo, role: call.identity?.role };
    const event = { event: 'account-closed', ...who, ...originOf(ports, command.visitor) } as const;
    await recorded(ports.securityLog, event, () => closeAccount(ports)(command));
  },
  async requestOwnData({ visitor: message }, call) {
    const [membershipNo, visitor] = [callerOf(call), fromVisitor(message)];
    const who = { account: membershipNo, role: call.identity?.role };
    const event = { event: 'own-data-request', ...who, ...originOf(ports, visitor) } as const;
    await recorded(ports.securityLog, event, () => requestOwnData(ports)(membershipNo, visitor));
  },
  async checkOwnDataToken({ token, visitor }, call) {
    const membershipNo = callerOf(call);
    const who = { account: membershipNo, role: call.identity?.role };
    const event = { event: 'own-data-download', ...who, ...originOf(ports, fromVisitor(visitor)) } as const;
    return { email: await recorded(ports.securityLog, event, () => checkOwnDataToken(ports)(membershipNo, token)) };
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
