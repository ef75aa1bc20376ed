import { isDomainError } from '@southline/kernel/errors';
import { tooManyAttempts } from '../domain/errors.ts';
import { knowsDevice, type Member } from '../domain/member.ts';
import { type Ports, type Priority, priority } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';

const minute = 60_000;

export interface Admission {
  readonly priority: Priority;
  /** The password was right: what counted as a failure in advance is taken back. */
  succeeded(): Promise<void>;
  /** The password was never looked at. */
  withdrawn(): Promise<void>;
}

/**
 * Counts a try of an account's password before it is made. A browser that the account was used with has failures of its own,
 * so that strangers who guess cannot keep the holder out; everybody else shares the account's, and the limits of their
 * address and of all together. Unknown addresses are counted like known ones. Throws too_many_attempts.
 */
export const admitSignIn =
  ({ throttle, limits: { signIn }, clock }: Pick<Ports, 'throttle' | 'limits' | 'clock'>) =>
  async (account: string, visitor: Visitor, member: Member | undefined): Promise<Admission> => {
    const now = clock.now();
    if (member && knowsDevice(member, visitor.deviceHash)) {
      const key = `${account} ${visitor.deviceHash}`;
      await throttle.take('device', key, signIn.account, now);
      return {
        priority: priority.knownDevice,
        succeeded: () => throttle.forget('device', key),
        withdrawn: () => throttle.giveBack('device', key, now),
      };
    }
    const address = visitor.clientAddress;
    const ticket = await throttle.take('address', address, signIn.address, now);
    const giveBackAddress = () => throttle.giveBack('address', address, now);
    await throttle.take('account', account, signIn.account, now).catch(async (error: unknown) => {
      if (!isDomainError(error, 'TooManyAttempts')) await giveBackAddress();
      throw error;
    });
    const wait = await throttle.countWithin('global', 'sign-in', signIn.failuresPerMinute, minute, now);
    if (wait > 0) {
      await Promise.all([giveBackAddress(), throttle.giveBack('account', account, now)]);
      throw tooManyAttempts(wait);
    }
    const giveBackGlobal = () => throttle.uncount('global', 'sign-in', minute, now);
    return {
      priority: ticket.failures > 1 ? priority.anybody : priority.quietAddress,
      succeeded: async () => {
        await Promise.all([giveBackAddress(), throttle.forget('account', account), giveBackGlobal()]);
      },
      withdrawn: async () => {
        await Promise.all([giveBackAddress(), throttle.giveBack('account', account, now), giveBackGlobal()]);
      },
    };
  };
