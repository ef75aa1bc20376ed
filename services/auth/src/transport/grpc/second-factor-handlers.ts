import type { SecondFactorServiceService, Visitor as VisitorMessage } from '@southline/contracts/auth';
import { type Learn, recorded, type SecurityEvent } from '@southline/kernel/security-event';
import type { CallContext, Handlers } from '@southline/platform/grpc';
import {
  askAgain,
  beginPasskey,
  beginTotp,
  type Caller,
  confirmPasskey,
  confirmTotp,
  giveAgain,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '../../application/manage-factor.ts';
import { openAccount } from '../../application/open-account.ts';
import { resetFactor } from '../../application/reset-factor.ts';
import type { Member } from '../../domain/member.ts';
import type { Ports } from '../../domain/ports.ts';
import { passkeysOf } from '../../domain/second-factor.ts';
import { callerOf, fromGiven, fromVisitor, originOf } from './mappers.ts';

export const secondFactorHandlers = (ports: Ports): Handlers<typeof SecondFactorServiceService> => {
  const from = (visitor: VisitorMessage | undefined, call: CallContext): Caller => ({
    membershipNo: callerOf(call),
    secondFactorAt: call.identity?.secondFactorAt,
    visitor: fromVisitor(visitor),
  });

  /** Writes the outcome to the security log. */
  const logged = <Answer>(
    event: SecurityEvent['event'],
    { membershipNo: account, visitor }: Caller,
    { identity }: CallContext,
    work: (learn: Learn) => Promise<Answer>,
  ): Promise<Answer> =>
    recorded(ports.securityLog, { event, account, role: identity?.role, ...originOf(ports, visitor) }, work);

  const removed = async (caller: Caller, call: CallContext, remove: () => Promise<Member>) => {
    const { credentialVersion, secondFactor } = await logged('second-factor-removed', caller, call, remove);
    return { credentialVersion, left: secondFactor !== undefined };
  };

  return {
    async getSecondFactor(_, call) {
      const { secondFactor } = await openAccount(ports, callerOf(call));
      return {
        totp: secondFactor?.totp !== undefined,
        recoveryCodesLeft: secondFactor?.recoveryHashes.length ?? 0,
        passkeys: passkeysOf(secondFactor).map(({ id, name, addedAt }) => ({
          id,
          name,
          addedAt: addedAt.toISOString(),
        })),
      };
    },
    askSecondFactor: async ({ visitor }, call) => ({ asked: await askAgain(ports)(from(visitor, call)) }),
    async giveSecondFactor({ token, given, visitor }, call) {
      const caller = from(visitor, call);
      await logged('second-factor', caller, call, (learn) => giveAgain(ports)(caller, token, fromGiven(given), learn));
    },
    beginTotp: ({ password, visitor }, call) => beginTotp(ports)(from(visitor, call), password),
    confirmTotp({ token, code, visitor }, call) {
      const caller = from(visitor, call);
      return logged('second-factor-set-up', caller, call, () => confirmTotp(ports)(caller, token, code));
    },
    async removeTotp({ visitor }, call) {
      const caller = from(visitor, call);
      return removed(caller, call, () => removeTotp(ports)(caller));
    },
    beginPasskey: ({ password, visitor }, call) => beginPasskey(ports)(from(visitor, call), password),
    confirmPasskey({ token, answer, name, visitor }, call) {
      const caller = from(visitor, call);
      return logged('second-factor-set-up', caller, call, () => confirmPasskey(ports)(caller, token, answer, name));
    },
    async removePasskey({ id, visitor }, call) {
      const caller = from(visitor, call);
      return removed(caller, call, () => removePasskey(ports)(caller, id));
    },
    async resetSecondFactor({ email, reason, visitor }, call) {
      const caller = from(visitor, call);
      const by = caller.membershipNo;
      const event = { event: 'second-factor-reset', by, ...originOf(ports, caller.visitor, email) } as const;
      const reset = async (learn: Learn) => {
        const membershipNo = await resetFactor(ports)({ email, reason, by, locale: caller.visitor });
        learn({ account: membershipNo });
        return { membershipNo };
      };
      return recorded(ports.securityLog, event, reset);
    },
    async renewRecoveryCodes({ visitor }, call) {
      const caller = from(visitor, call);
      const renew = () => renewRecoveryCodes(ports)(caller.membershipNo);
      return { recoveryCodes: await logged('recovery-codes-renewed', caller, call, renew) };
    },
  };
};
